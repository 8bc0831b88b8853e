import type { SaidWanted } from '../../data/member/wanted.ts'

/** What a wanted notice asks, in the words that the server has put it in. */
export function WantedWords({ said }: { readonly said: SaidWanted | null }) {
  if (!said) return null
  const details = [...said.details, ...(said.price ? [said.price] : [])]
  return (
    <>
      <h3 className="text-lg font-bold wrap-anywhere">{said.title}</h3>
      {details.length > 0 && (
        <ul className="flex flex-wrap gap-x-3 font-semibold">
          {details.map((text) => (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p>{said.place}</p>
    </>
  )
}
