import { useEffect, useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useUnsavedWords } from '../layout/unsaved.ts'
import { catalogueRefusal } from '../providers/failures.ts'

/** Says why a row could not be saved. What was typed stays. */
export function useRefusalNotice(): (error: unknown) => void {
  const notify = useNotify()
  return (error) => {
    const { sentence, count } = catalogueRefusal(error)
    notify(sentence, { type: 'error', messageArgs: { smart_count: count } })
  }
}

/** Leaves a page whose row has changed or is gone: what other pages have read is read again, but not that row. */
export function useLeaving(): (to: string) => void {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { discard } = useUnsavedWords()
  const goes = useRef(false)
  const again = useRef(refresh)
  again.current = refresh
  useEffect(
    () => () => {
      // When this page's own readings have ended, too.
      if (goes.current) setTimeout(() => again.current(), 0)
    },
    [],
  )
  return (to) => {
    goes.current = true
    discard()
    navigate(to)
  }
}
