/** A field's menu, exactly as wide as the field: long words go on in the next line, and cover nothing beside it. */
export const FIELD_MENU = { slotProps: { paper: { sx: { width: 0 } } } } as const
