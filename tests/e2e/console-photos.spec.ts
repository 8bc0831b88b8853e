import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { cardPathOf } from '@maveshi/shared/photo/path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { graveViolations } from '../support/console-people.ts'
import { insertGoat, insertRow, updateRows } from '../support/market-rows.ts'
import { webp } from '../support/pictures.ts'
import { publishableKey, registerByApi } from '../support/seller-api.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

test('whoever decides sees the picture that lists show, is told where it is another, and can see each large and turned', async ({
  page,
  request,
  baseURL,
}) => {
  const seller = await registerByApi(request)
  const client = createClient(baseURL ?? '', await publishableKey(request), {
    global: { headers: { authorization: `Bearer ${seller.session.access_token}` } },
  })
  const id = await insertGoat(seller.id, 'draft')
  const cow = await webp({ seed: 1, width: 640, height: 480 })
  for (const [position, card] of [
    [0, await webp({ seed: 1, width: 400, height: 300 })],
    [1, await webp({ seed: 9 })],
  ] as const) {
    const path = `${seller.id}/${id}/${position}.webp`
    const files = client.storage.from(PHOTO_BUCKET)
    for (const [name, bytes] of [
      [path, cow],
      [cardPathOf(path), card],
    ] as const) {
      expect((await files.upload(name, bytes, { contentType: 'image/webp' })).error).toBeNull()
    }
    const size = { width: 640, height: 480, preview: '#aabbcc' }
    await insertRow('listing_photos', { listing_id: id, path, position, ...size })
  }
  await updateRows('listings', `id=eq.${id}`, {
    status: 'pending',
    subcategory: 'doe',
    submitted_at: new Date().toISOString(),
  })

  await openConsole(page, admin, `/listings/${id}/show`)
  const card = page.getByRole('figure', { name: 'As lists show it' })
  await expect(card.locator('img')).toHaveAttribute('src', /0-card\.webp\?v=/)
  const warning = page.getByText('Lists show another picture than this one')
  await page.getByRole('button', { name: 'Show photograph 2' }).click()
  await expect(warning).toBeVisible()
  await expect(card.locator('img')).toHaveAttribute('src', /1-card\.webp\?v=/)
  await page.getByRole('button', { name: 'Show photograph 1' }).click()
  await expect(card.locator('img')).toHaveAttribute('src', /0-card/)
  await expect(warning).toBeHidden()

  await page.keyboard.press('z')
  const viewer = page.getByRole('dialog', { name: /^Photograph 1 of 2/ })
  const photo = page.getByRole('dialog').getByRole('img')
  const widthOf = async () => (await photo.boundingBox())?.width ?? 0
  await expect.poll(widthOf).toBeGreaterThan(0)
  expect(await graveViolations(page, 'a large photograph')).toEqual([])
  const whole = await widthOf()
  await viewer.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(widthOf).toBeGreaterThan(whole)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: /^Photograph 2 of 2/ })).toBeVisible()
  await expect.poll(widthOf).toBe(whole)
  await page.getByRole('button', { name: 'Turn by a quarter' }).click()
  await expect(photo).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 0, 0)')
  await expect.poll(widthOf).toBe(whole)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card.locator('img')).toHaveAttribute('src', /1-card/)
})
