import type { Theme } from '@mui/material/styles'

/** Style of a picture that points along the line of writing: turned round where that runs from right to left. */
export const mirrored = { transform: ({ direction }: Theme) => (direction === 'rtl' ? 'scaleX(-1)' : 'none') }
