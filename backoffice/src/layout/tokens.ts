/** The console's colours, by scheme: leaf green for action, turmeric for what waits, warm greys for the rest. */
export interface Tokens {
  readonly action: string
  readonly onAction: string
  readonly accent: string
  readonly onAccent: string
  readonly danger: string
  readonly page: string
  readonly surface: string
  readonly line: string
  readonly text: string
  readonly mutedText: string
}

export const LIGHT: Tokens = {
  action: '#1f7a3d',
  onAction: '#ffffff',
  accent: '#e6a817',
  onAccent: '#2b2117',
  danger: '#b3261e',
  page: '#faf8f4',
  surface: '#ffffff',
  line: '#e4ddd2',
  text: '#2b2621',
  mutedText: '#645a4f',
}

export const DARK: Tokens = {
  action: '#7fd097',
  onAction: '#0d2815',
  accent: '#f0b93a',
  onAccent: '#2b2117',
  danger: '#ff9a90',
  page: '#191613',
  surface: '#24201c',
  line: '#413a33',
  text: '#f3ede4',
  mutedText: '#bdb2a5',
}

/** Room for scripts that are taller than Latin. */
export const LINE_HEIGHT = 1.5
export const TEXT_PX = 16
/** What a thumb needs. */
export const TARGET_PX = 44
export const MENU_TARGET_PX = 48
export const RADIUS_PX = 10
export const FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Nirmala UI", sans-serif'
