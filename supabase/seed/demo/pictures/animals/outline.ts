/** A stretch of a path: the points after its start, one for a line, three for a curve. */
type Stretch = readonly (readonly [number, number])[]

const pointsOf = (text: string): [number, number][] =>
  (text.match(/-?\d+(\.\d+)?/g) ?? []).flatMap((x, index, all) =>
    index % 2 ? [] : [[Number(x), Number(all[index + 1])]],
  )

/**
 * A closed path, its points in the order of the clock. Renderers join the shapes of a clip into one path, in which
 * shapes that overlap and turn against each other cancel out.
 * @param path of absolute M, L, C and Z only
 */
export function clockwise(path: string): string {
  const stretches: Stretch[] = (path.match(/[LC][^LCZ]*/g) ?? []).map(pointsOf)
  const start = pointsOf(/M[^LCZ]*/.exec(path)?.[0] ?? '')[0] ?? [0, 0]
  const corners = [start, ...stretches.map((stretch) => stretch.at(-1) ?? start)]
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? start
    return sum + x * nextY - nextX * y
  }, 0)
  if (area >= 0) return path
  const turned = stretches.map((stretch, index) => {
    const controls = stretch.slice(0, -1).toReversed()
    const end = corners[index] ?? start
    return `${controls.length ? 'C' : 'L'}${[...controls, end].flat().join(' ')}`
  })
  return `M${(corners.at(-1) ?? start).join(' ')}${turned.toReversed().join('')}Z`
}
