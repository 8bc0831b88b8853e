import { startTransition, useEffect, useState } from 'react'
import { readOwnSeller } from '../../data/member/own-seller.ts'
import type { Seller } from '../../data/rules/seller.ts'

/** What buyers are told of the person who sells; nothing until it is read, and without a network. */
export function useSeller(): Seller | undefined {
  const [seller, setSeller] = useState<Seller>()
  useEffect(() => {
    readOwnSeller().then(
      (read) => startTransition(() => setSeller(read)),
      () => undefined,
    )
  }, [])
  return seller
}
