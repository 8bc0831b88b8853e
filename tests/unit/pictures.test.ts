import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { CATEGORY_PICTURES } from '@maveshi/shared/catalogue/pictures'
import { SUBCATEGORIES } from '@maveshi/shared/catalogue/subcategories'
import { expect, test } from 'vitest'
import { drawing } from '../../storefront/src/pictures/art.ts'

const offered: readonly string[] = Object.values(CATEGORY_PICTURES).flat()

test('every picture that can be chosen for a category is drawn, and is offered once', () => {
  expect(offered.filter((name) => !drawing(name))).toEqual([])
  expect(new Set(offered).size).toBe(offered.length)
})

test('the pictures of the categories that there are from the start can be chosen, but for the two menus', () => {
  const used = CATEGORIES.filter(({ parentMenu }) => parentMenu).map(({ iconName }) => iconName)
  expect(used.filter((name) => !offered.includes(name))).toEqual([])
})

test('the pictures of the subcategories can be chosen', () => {
  const used = Object.values(SUBCATEGORIES).flatMap((all) => all.map(({ iconName }) => iconName))
  expect(used.filter((name) => !offered.includes(name))).toEqual([])
})
