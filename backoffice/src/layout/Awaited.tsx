import type { ReactNode } from 'react'
import { useMissing } from './screen.ts'
import { Failure, Waiting } from './states.tsx'

/**
 * What is on its way, or did not arrive yet. Whoever has waited long enough loads the console whole.
 * @param waiting what stands there as long as all is well
 */
export function Awaited({ waiting = <Waiting /> }: { waiting?: ReactNode }) {
  const missing = useMissing()
  if (missing === 'nothing') return waiting
  const sentence = navigator.onLine ? 'admin:errors.load' : 'admin:errors.offline'
  return <Failure sentence={sentence} retry={() => window.location.reload()} />
}
