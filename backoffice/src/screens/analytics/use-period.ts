import { useSearchParams } from 'react-router-dom'
import { indianDay, type Period, readPeriod, withPeriod } from './period.ts'

/** The period in the address, and a way to choose another. */
export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [address, setAddress] = useSearchParams()
  const choose = (period: Period) => setAddress((before) => withPeriod(before, period), { replace: true })
  return [readPeriod(address, indianDay(new Date())), choose]
}

/**
 * A choice that is held in the address, so that it survives a reload and can be sent to somebody.
 * @param choices the first of them needs no place in the address
 */
export function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): readonly [Choice, (choice: Choice) => void] {
  const [address, setAddress] = useSearchParams()
  const chosen = choices.find((choice) => choice === address.get(name)) ?? choices[0]
  function choose(choice: Choice): void {
    setAddress(
      (before) => {
        const changed = new URLSearchParams(before)
        if (choice === choices[0]) changed.delete(name)
        else changed.set(name, choice)
        return changed
      },
      { replace: true },
    )
  }
  return [chosen, choose]
}
