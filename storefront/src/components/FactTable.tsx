import type { Fact } from '../data/guest/listing-words.ts'

/** Questions and answers, two columns. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <table className="w-full">
      <tbody>
        {facts.map(({ id, label, text }) => (
          <tr key={id} className="border-t border-line first:border-0">
            <th
              scope="row"
              className="w-5/12 py-2.5 pe-2 text-start align-top font-normal text-muted min-[18rem]:wrap-break-word"
            >
              {label}
            </th>
            <td className="py-2.5 align-top font-medium whitespace-pre-line">
              <bdi>{text}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
