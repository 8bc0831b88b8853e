/** Where a category is edited, below /admin. */
export function categoryPath(value: string): string {
  return `/categories/${encodeURIComponent(value)}`
}

/** Where a question of a category is edited, or a new one asked. */
export function fieldPath(category: string, field: string): string {
  return `${categoryPath(category)}/fields/${encodeURIComponent(field)}`
}

export function newFieldPath(category: string): string {
  return `${categoryPath(category)}/fields/create`
}
