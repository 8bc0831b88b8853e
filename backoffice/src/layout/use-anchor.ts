import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isPageCovered } from './page-keys.ts'

/** The part of a page that an address may name at its end: it comes into view then, and the keyboard goes on from there. */
export function useAnchor<Part extends HTMLElement>(name: string | undefined) {
  const part = useRef<Part>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!name || hash !== `#${name}` || !key) return
    part.current?.scrollIntoView()
    if (!isPageCovered()) part.current?.focus({ preventScroll: true })
  }, [name, hash, key])
  return part
}
