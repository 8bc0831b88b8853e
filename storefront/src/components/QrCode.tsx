import { encode } from 'uqr'

/** White around the code, in its dots: what the standard asks for, so that a phone finds it. */
const BORDER_DOTS = 4

/** A text as a QR code of black squares. Readable with an eighth of it hidden or dirty. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER_DOTS })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} />
    </svg>
  )
}
