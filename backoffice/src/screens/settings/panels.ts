import type { Right } from '@maveshi/shared/access/console-roles'

/** The parts of the screen from top to bottom, by what an address calls them: what their headings say, by key. */
export const SETTINGS_PANELS = {
  moderation: 'admin:settings.moderation',
  flaggedWords: 'admin:settings.flagged.title',
  readyTexts: 'admin:settings.ready.title',
  limits: 'admin:settings.limits',
  goals: 'admin:settings.goals.title',
  notices: 'admin:settings.notices',
  safety: 'admin:settings.safety',
  undelivered: 'admin:sending.title',
} as const

/** What opens each of them. */
export const PANEL_RIGHTS: Readonly<Record<keyof typeof SETTINGS_PANELS, Right>> = {
  moderation: 'settings',
  flaggedWords: 'flaggedWords',
  limits: 'settings',
  goals: 'settings',
  readyTexts: 'texts',
  notices: 'texts',
  safety: 'texts',
  undelivered: 'settings',
}

/** A part of the screen, which its address may name. */
export const panel = (anchor: keyof typeof SETTINGS_PANELS) => ({ anchor, title: SETTINGS_PANELS[anchor] })
