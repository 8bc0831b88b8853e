/** A wheel with a tyre, a rim and a hub, its middle at (x, y). */
export function wheel(x: number, y: number, radius: number, rim: string, lugs = false): string {
  const tread = lugs
    ? Array.from(
        { length: 22 },
        (_, index) =>
          `<rect x="${x - 9}" y="${y - radius - 5}" width="18" height="22" rx="4" fill="#26221f" transform="rotate(${index * (360 / 22)} ${x} ${y})"/>`,
      ).join('')
    : ''
  const spokes = Array.from(
    { length: 6 },
    (_, index) =>
      `<circle cx="${x + Math.cos((index * Math.PI) / 3) * radius * 0.3}" cy="${y + Math.sin((index * Math.PI) / 3) * radius * 0.3}" r="${radius * 0.05}" fill="#1d120c" fill-opacity=".5"/>`,
  ).join('')
  return `${tread}<circle cx="${x}" cy="${y}" r="${radius}" fill="#2f2a27"/><circle cx="${x}" cy="${y}" r="${radius * 0.82}" fill="none" stroke="#48413c" stroke-width="${radius * 0.08}"/>
  <circle cx="${x}" cy="${y}" r="${radius * 0.56}" fill="${rim}"/><circle cx="${x}" cy="${y}" r="${radius * 0.42}" fill="#1d120c" fill-opacity=".14"/>${spokes}<circle cx="${x}" cy="${y}" r="${radius * 0.16}" fill="#d9d4cb"/>`
}
