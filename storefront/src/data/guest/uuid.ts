/** What an id in an address looks like. Whatever else stands there is not asked of the database. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
