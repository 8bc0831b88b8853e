import { REPORT_REASONS, type ReportReason } from '@maveshi/shared/listing/report'
import type { Translate } from '@maveshi/shared/locale/translate'
import { hasOpenReport, type ReportOutcome, sendReport } from '../../data/report.ts'
import { make, openDialog } from './dialog.ts'
import { listingId } from './listing-id.ts'
import { readWords } from './words.ts'

/** The database takes no longer ones. */
const DETAILS_CHARACTERS = 1000

function reasonChoice(reason: ReportReason, t: Translate): HTMLElement {
  const radio = make('input', { type: 'radio', name: 'reason', value: reason, required: true, className: 'size-6' })
  return make('label', { className: 'flex min-h-11 items-center gap-3' }, radio, t(`listing:report.reasons.${reason}`))
}

function sentence(outcome: ReportOutcome, t: Translate): string {
  switch (outcome) {
    case 'sent':
      return t('listing:report.sent')
    case 'already':
      return t('listing:report.already')
    case 'own':
      return t('listing:report.own')
    default:
      return t('listing:report.limit')
  }
}

function reportForm(t: Translate): HTMLFormElement {
  const details = make('textarea', { name: 'details', maxLength: DETAILS_CHARACTERS, rows: 3, className: 'control' })
  const problem = make('p', { className: 'problem', role: 'alert' })
  const button = make('button', { className: 'button' }, t('listing:report.send'))
  const form = make(
    'form',
    { className: 'grid gap-3' },
    make(
      'div',
      { role: 'radiogroup', ariaLabel: t('listing:report.title') },
      ...REPORT_REASONS.map((reason) => reasonChoice(reason, t)),
    ),
    make('label', { className: 'grid gap-1' }, t('listing:report.details'), details),
    problem,
    button,
  )
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    problem.textContent = ''
    try {
      const reason = new FormData(form).get('reason') as ReportReason
      const outcome = await sendReport(listingId(), reason, details.value)
      if (outcome === 'signed-out') location.reload()
      form.replaceWith(make('p', { role: 'status' }, sentence(outcome, t)))
    } catch {
      problem.textContent = t('listing:contact.network')
    }
    button.disabled = false
  })
  return form
}

/** Asks what is wrong with the listing. What has been reported is not asked for again. */
export async function report(): Promise<void> {
  const [t, isReported] = await Promise.all([readWords(), hasOpenReport(listingId())])
  openDialog(
    t('listing:report.title'),
    isReported ? make('p', { role: 'status' }, t('listing:report.already')) : reportForm(t),
  )
}
