import { expect, test } from 'vitest'
import { packageManagersAbove } from '../../commands/start/package-managers.ts'

const LISTING = `
    1     0 /sbin/init
   10     1 -bash
   20    10 npm start
   21    20 sh -c npx -y pnpm@12 run --silent serve
   22    21 npm exec pnpm@12 run --silent serve
   23    22 node /home/me/.npm/_npx/1/node_modules/.bin/pnpm run --silent serve
   24    23 sh -c node commands/start.mjs
   25    24 node commands/start.mjs
   30     1 npm start
   40    10 bash -c npm start
   41    40 node commands/start.mjs`

test('the package managers above a process are found, and neither shells nor strangers', () => {
  expect(packageManagersAbove(25, LISTING)).toEqual([23, 22, 20])
})

test('a process that no package manager started has none', () => {
  expect(packageManagersAbove(41, LISTING)).toEqual([])
})
