import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatDuration } from './child.ts'
import { runSteps } from './verify/run.ts'
import { STEPS } from './verify/steps.ts'
import { summary } from './verify/table.ts'

/** Two at a time pays on two cores: checks of types wait much and use one core each. */
const LANES = 2

const print = (text: string) => console.log(text)
const start = performance.now()
const reportFolder = mkdtempSync(join(tmpdir(), 'maveshi-verify-'))
const results = await runSteps(STEPS, LANES, reportFolder, print)
rmSync(reportFolder, { recursive: true, force: true })
print(`\nVerified in ${formatDuration(performance.now() - start)}:`)
print(summary(results))
process.exit(results.find(({ code }) => code)?.code ?? 0)
