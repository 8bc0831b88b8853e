import { REPORT_REASONS, type ReportReason } from '@maveshi/shared/listing/report'
import { formatDate } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { RefusalKind } from '@maveshi/shared/refusal/refusal'
import { Refused, refusalOf } from '@maveshi/shared/refusal/refused'
import { isOwn, OWN_LISTING, type Reported } from '../../data/member/refusal-reason.ts'
import { type OwnReport, readLastReport, sendReport } from '../../data/member/report.ts'
import { make, openDialog } from './dialog.ts'
import { refusalNodes } from './refusal.ts'
import { readWords } from './words.ts'

/** The database takes no longer ones. */
const DETAILS_CHARACTERS = 1000

function reasonChoice(reason: ReportReason, t: Translate): HTMLElement {
  const radio = make('input', { type: 'radio', name: 'reason', value: reason, className: 'size-6' })
  return make('label', { className: 'flex min-h-12 items-center gap-3' }, radio, t(`listing:report.reasons.${reason}`))
}

/** Where this tab stores what was told of a listing until it is sent: somebody may have to sign in before. */
const storageKey = (about: Reported) => `maveshi-report-${Object.values(about)[0]}`

function detailsBox(about: Reported): HTMLTextAreaElement {
  const value = sessionStorage.getItem(storageKey(about)) ?? ''
  const box = make('textarea', { name: 'details', maxLength: DETAILS_CHARACTERS, rows: 3, className: 'control', value })
  box.addEventListener('input', () => sessionStorage.setItem(storageKey(about), box.value))
  return box
}

/** After these there is nothing more to send. */
const FINAL: ReadonlySet<RefusalKind> = new Set(['conflict', 'missing', 'duplicate'])

function reportForm(about: Reported, t: Translate): HTMLFormElement {
  const details = detailsBox(about)
  const problem = make('div', { className: 'grid gap-3', role: 'alert' })
  const button = make('button', { className: 'button' }, t('listing:report.send'))
  const reasons = make('div', { role: 'radiogroup' }, ...REPORT_REASONS.map((reason) => reasonChoice(reason, t)))
  reasons.setAttribute('aria-label', t('listing:report.title'))
  reasons.setAttribute('aria-required', 'true')
  const form = make(
    'form',
    { className: 'grid gap-3' },
    reasons,
    make('label', { className: 'grid gap-1' }, t('listing:report.details'), details),
    problem,
    button,
  )

  function show(...nodes: Node[]): void {
    problem.textContent = ''
    problem.append(...nodes)
  }

  function explain(error: unknown): void {
    try {
      const nodes = refusalNodes(error, 'report', t)
      if (FINAL.has(refusalOf(error).kind)) form.replaceWith(...nodes)
      else show(...nodes)
    } catch {
      show(make('p', { className: 'problem' }, t('listing:contact.network')))
    }
  }

  function askForReason(): void {
    show(make('p', { className: 'problem' }, t('listing:report.choose')))
    form.querySelector('input')?.focus()
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const reason = new FormData(form).get('reason') as ReportReason | null
    if (!reason) return askForReason()
    button.disabled = true
    show()
    try {
      await sendReport(about, reason, details.value)
      sessionStorage.removeItem(storageKey(about))
      form.replaceWith(make('p', { role: 'status' }, t('listing:report.sent')))
    } catch (error) {
      explain(error)
    }
    button.disabled = false
  })
  return form
}

/** When somebody has reported a listing, and what came of it. */
function standing({ status, resolution, reportedAt }: OwnReport, t: Translate): HTMLElement {
  const date = formatDate(new Date(reportedAt), document.documentElement.lang as Language)
  return make(
    'div',
    { role: 'status', className: 'grid gap-2' },
    make('p', {}, status === 'open' ? t('listing:report.already') : t(`listing:report.status.${status}`)),
    ...(resolution ? [make('p', { dir: 'auto' }, resolution)] : []),
    make('p', { className: 'text-muted' }, t('listing:report.on', { date })),
  )
}

/** The last report, and the form for another one behind a button where that one is settled. */
function reportedNodes(about: Reported, last: OwnReport, t: Translate): HTMLElement[] {
  if (last.status === 'open') return [standing(last, t)]
  const again = make('button', { type: 'button', className: 'button button-quiet' }, t('listing:report.again'))
  again.addEventListener('click', () => again.replaceWith(reportForm(about, t)))
  return [standing(last, t), again]
}

async function openReport(about: Reported): Promise<void> {
  const t = await readWords()
  try {
    const [last, isMine] = await Promise.all([readLastReport(about), isOwn(about)])
    if (isMine) throw new Refused(OWN_LISTING)
    openDialog(t('listing:report.title'), ...(last ? reportedNodes(about, last, t) : [reportForm(about, t)]))
  } catch (error) {
    openDialog(t('listing:report.title'), ...refusalNodes(error, 'report', t))
  }
}

let opening: Promise<void> | undefined

/**
 * Asks what is wrong with a listing or a wanted notice, once for presses that come while it is on its way. What has been
 * reported is not asked for again while somebody looks at it.
 * @throws TypeError without a network
 */
export function report(about: Reported): Promise<void> {
  opening ??= openReport(about).finally(() => {
    opening = undefined
  })
  return opening
}
