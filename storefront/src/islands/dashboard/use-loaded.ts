import { refusalOf } from '@maveshi/shared/refusal/refused'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readLastKnown, storeLastKnown } from '../../data/phone/last-known.ts'
import { paths, withReturn } from '../../paths.ts'
import { released } from '../released.ts'

/** Something that is read from the account: what is known of it, and why it is not known better. */
export interface Loaded<Value> {
  /** What was read; at first, and without a network, what this tab has last read. Nothing while nothing is known. */
  readonly value: Value | undefined
  readonly failure: 'network' | 'server' | undefined
  readonly isLoading: boolean
  readonly reload: () => void
  /** Changes what is known, after a write that went through. */
  readonly change: (changed: (value: Value) => Value) => void
}

type Outcome = Pick<Loaded<unknown>, 'value' | 'failure'>
const isDecided = ({ value, failure }: Outcome) => value !== undefined || failure !== undefined

/** Is on its way until what stands above is decided: what comes there later would push it from under a finger. */
export function onceDecided<Value>(loaded: Loaded<Value>, above: readonly Outcome[]): Loaded<Value> {
  return above.every(isDecided) ? loaded : { ...loaded, value: undefined, failure: undefined }
}

/** The same outcome, at a moment when nothing is pressed that it could move. */
async function settled<Value>(reading: Promise<Value>): Promise<Value> {
  await reading.catch(() => undefined)
  await released()
  return reading
}

/**
 * Reads once the page is there, and again when the network comes back. Whose session has ended signs in and comes back.
 * @param read stays the same from one rendering to the next
 */
export function useLoaded<Value>(name: string, read: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value>()
  const [failure, setFailure] = useState<'network' | 'server'>()
  const [isLoading, setLoading] = useState(true)
  const changes = useRef(0)

  const reload = useCallback(() => {
    setLoading(true)
    const before = changes.current
    settled(read())
      .then(
        (found) => {
          // It may be from before what was done meanwhile, and would take that back before somebody's eyes.
          if (changes.current !== before) return reload()
          setValue(found)
          setFailure(undefined)
          storeLastKnown(name, found)
        },
        (error) => {
          const { kind } = refusalOf(error)
          if (kind === 'session') location.replace(withReturn(paths.login, location.pathname + location.search))
          else setFailure(kind === 'offline' || kind === 'timeout' || !navigator.onLine ? 'network' : 'server')
        },
      )
      .finally(() => setLoading(false))
  }, [name, read])

  useEffect(() => {
    setValue(readLastKnown<Value>(name))
    reload()
  }, [name, reload])

  useEffect(() => {
    if (!failure) return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [failure, reload])

  const change = useCallback(
    (changed: (known: Value) => Value) => {
      changes.current += 1
      setValue((known) => {
        if (known === undefined) return known
        const after = changed(known)
        storeLastKnown(name, after)
        return after
      })
    },
    [name],
  )
  return { value, failure, isLoading, reload, change }
}
