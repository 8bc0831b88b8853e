/** What a category is known by in addresses, made of its English name: "Beekeeping tools" → "Beekeeping-tools". */
export function categoryValue(name: string): string {
  return name.replace(/[^A-Za-z]+/g, '-').replace(/^-+|-+$/g, '')
}

/** What a question is known by within its category: "Length of the wool" → "lengthOfTheWool". */
export function fieldId(name: string): string {
  const [first = '', ...others] = name.match(/[A-Za-z0-9]+/g) ?? []
  const humps = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
  return [first.toLowerCase(), ...humps].join('').replace(/^[0-9]+/, '')
}
