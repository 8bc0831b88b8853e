import { type Call, type FunctionResource, foundRows, pageOf } from './found-rows.ts'

/** The resource `movement_notices`: its list is narrowed by `state`, `category` and `place`. */
export function noticeRows(call: Call): FunctionResource {
  return {
    async getList(params) {
      const { total, rows } = foundRows(
        await call('find_notices', {
          filters: params.filter ?? {},
          ...(params.sort ? { sort: params.sort.field, is_descending: params.sort.order === 'DESC' } : {}),
          ...pageOf(params),
        }),
      )
      return { data: [...rows], total }
    },
  }
}
