import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatDuration } from './child.ts'
import { type Choice, isNarrowed, readChoice } from './verify/choice.ts'
import { sumCounts } from './verify/report.ts'
import { type Result, runSteps } from './verify/run.ts'
import { stepsOf } from './verify/steps.ts'
import { summary } from './verify/table.ts'

/** Two at a time pays on two cores: checks of types wait much and use one core each. */
const LANES = 2

const print = (text: string) => console.log(text)

function choiceOrUsage(): Choice {
  try {
    return readChoice(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}

function ranNothing(all: readonly Result[]): boolean {
  const { passed, failed } = sumCounts(all.map(({ counts }) => counts))
  return passed + failed === 0
}

const choice = choiceOrUsage()
const start = performance.now()
const reportFolder = mkdtempSync(join(tmpdir(), 'maveshi-verify-'))
const results = await runSteps(stepsOf(choice), { choice, reportFolder, lanes: LANES, print })
rmSync(reportFolder, { recursive: true, force: true })
print(`\nVerified in ${formatDuration(performance.now() - start)}:`)
print(summary(results))
if (isNarrowed(choice) && ranNothing(results)) {
  console.error('No test fits: look at the file and the name.')
  process.exit(2)
}
process.exit(results.find(({ code }) => code)?.code ?? 0)
