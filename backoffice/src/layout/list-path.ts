interface ListChoice {
  readonly filter: Readonly<Record<string, string>>
  readonly sort: string
  readonly order: 'ASC' | 'DESC'
}

/**
 * A list narrowed and sorted so, below /admin, whatever was used last.
 * @param list the list's own path
 */
export function listPath(list: string, { filter, sort, order }: ListChoice): string {
  // A filter that is not always there is shown because it is used.
  const displayed = Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
  return `${list}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort,
    order,
    page: '1',
    displayedFilters: JSON.stringify(displayed),
  })}`
}
