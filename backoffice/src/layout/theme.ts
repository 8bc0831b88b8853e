import type { ThemeOptions } from '@mui/material/styles'
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'
import {
  DARK,
  FONTS,
  LIGHT,
  LINE_HEIGHT,
  MENU_TARGET_PX,
  RADIUS_PX,
  TARGET_PX,
  TEXT_PX,
  type Tokens,
} from './tokens.ts'

type Direction = 'ltr' | 'rtl'

/** Room for the longest words to choose from, also on the narrowest phones. */
const CHOICES_PX = 280

function palette(tokens: Tokens): ThemeOptions['palette'] {
  return {
    primary: { main: tokens.action, contrastText: tokens.onAction },
    secondary: { main: tokens.accent, contrastText: tokens.onAccent },
    warning: { main: tokens.accent, contrastText: tokens.onAccent },
    success: { main: tokens.action, contrastText: tokens.onAction },
    error: { main: tokens.danger },
    info: { main: tokens.mutedText, contrastText: tokens.surface },
    background: { default: tokens.page, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.mutedText },
    divider: tokens.line,
  }
}

const typography: ThemeOptions['typography'] = {
  fontFamily: FONTS,
  fontSize: 14,
  htmlFontSize: TEXT_PX,
  h1: { fontSize: '1.25rem', fontWeight: 650, lineHeight: LINE_HEIGHT },
  h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: LINE_HEIGHT },
  h3: { fontSize: '1rem', fontWeight: 650, lineHeight: LINE_HEIGHT },
  body1: { fontSize: '1rem', lineHeight: LINE_HEIGHT },
  body2: { fontSize: '0.9375rem', lineHeight: LINE_HEIGHT },
  caption: { fontSize: '0.875rem', lineHeight: LINE_HEIGHT },
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: LINE_HEIGHT, textTransform: 'none' },
}

/** Whoever asked for less motion sees what changes at once. */
const LESS_MOTION = {
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': { transition: 'none !important' } },
}

/** Urdu has marks so far below the line that one through them makes another letter of them. */
const LOW_MARKS = { 'a:lang(ur)': { textUnderlineOffset: '0.3em' } }

function components(tokens: Tokens): RaThemeOptions['components'] {
  return {
    MuiCssBaseline: { styleOverrides: { ...LESS_MOTION, ...LOW_MARKS } },
    // Small buttons, as react-admin's own are, stand beside others: with words of the same size.
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: TARGET_PX }, sizeSmall: { fontSize: '1rem' } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET_PX, minHeight: TARGET_PX } } },
    // Material UI takes the height away again on wider screens.
    MuiMenuItem: {
      styleOverrides: {
        root: { minHeight: MENU_TARGET_PX, '@media (min-width:600px)': { minHeight: MENU_TARGET_PX } },
      },
    },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { border: `1px solid ${tokens.line}`, backgroundImage: 'none' } },
    },
    MuiAppBar: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTableCell: { styleOverrides: { head: { color: tokens.mutedText, fontWeight: 600, whiteSpace: 'nowrap' } } },
    // Above its field and as long as it has to be: within the field's edge, long words are cut off.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          overflow: 'visible',
          whiteSpace: 'normal',
          pointerEvents: 'auto',
          fontSize: '0.9375rem',
          lineHeight: LINE_HEIGHT,
          marginBottom: 2,
        },
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { top: 0, '& legend': { display: 'none' } } } },
    MuiInputBase: { styleOverrides: { input: { textOverflow: 'ellipsis' } } },
    // What was chosen is read nowhere else, so it goes on in another line.
    MuiSelect: { defaultProps: { displayEmpty: true }, styleOverrides: { select: { whiteSpace: 'normal' } } },
    MuiAutocomplete: {
      styleOverrides: {
        // What stands in an empty choice says what holds then, as in a select.
        input: { '&::placeholder': { color: 'inherit', opacity: 1 } },
        // A narrow field has choices with long words all the same.
        popper: { minWidth: CHOICES_PX },
      },
    },
    // In several rows where there is no room for one, so each button has edges of its own.
    MuiToggleButtonGroup: {
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          gap: 4,
          '&& .MuiToggleButton-root': {
            margin: 0,
            border: `1px solid ${tokens.line}`,
            borderRadius: RADIUS_PX,
            minHeight: TARGET_PX,
          },
        },
      },
    },
    // Long words push the buttons of the pages out of a narrow panel.
    MuiTablePagination: {
      styleOverrides: { toolbar: { flexWrap: 'wrap', justifyContent: 'flex-end' }, spacer: { display: 'none' } },
    },
    // What is said about a field begins where the field does.
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'medium', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'medium', fullWidth: true } },
  }
}

function build(base: RaThemeOptions, mode: 'light' | 'dark', tokens: Tokens, direction: Direction): RaThemeOptions {
  return {
    ...base,
    direction,
    palette: { mode, ...palette(tokens) },
    typography,
    shape: { borderRadius: RADIUS_PX },
    components: { ...base.components, ...components(tokens) },
  }
}

export const lightTheme = (direction: Direction) => build(defaultLightTheme, 'light', LIGHT, direction)
export const darkTheme = (direction: Direction) => build(defaultDarkTheme, 'dark', DARK, direction)
