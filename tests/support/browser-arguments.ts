/** As Playwright starts every browser: the last list of such names that a browser is given is the only one. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const

/**
 * What a Chromium with windows makes for every new window, although nobody sees it: the pages of suggestions under the
 * address bar, and a process for a next page that never comes. They are two fifths of what a test's own context costs.
 */
const OFF_BECAUSE_UNSEEN = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
] as const

/** What the browser of the tests is started with, besides what Playwright says. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  // Nobody sees these pages: imitating a graphics card costs a fifth of the time.
  '--disable-gpu',
  // No page of a test lives for as long as it takes until compiling its scripts once more pays: a tenth of the time.
  '--js-flags=--no-opt,--no-maglev',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_BECAUSE_UNSEEN].join(',')}`,
]
