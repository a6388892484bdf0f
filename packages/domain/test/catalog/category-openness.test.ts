import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CategoryNode, openCategories, orderTree, possibleParents } from '../../src/catalog/category-openness.ts'

const node = (id: string, parentID: string | null = null, isActive = true): CategoryNode => ({ id, parentID, isActive })
const nodes = [
  node('floor'),
  node('wood', 'floor'),
  node('oak', 'wood'),
  node('wall', null, false),
  node('trim', 'wall'),
]
const open = (showsAll: boolean | undefined, ...settings: [string, boolean][]) => [
  ...openCategories(nodes, { showsAll, byCategory: new Map(settings) }),
]

test('nothing is open to a company without the catalog, nor below an inactive category', () => {
  expect(open(undefined, ['floor', true])).toEqual([])
  expect(open(true)).toEqual(['floor', 'wood', 'oak'])
})

test('the nearest setting decides, else the catalog’s', () => {
  expect(open(true, ['wood', false])).toEqual(['floor'])
  expect(open(false, ['wood', true], ['oak', false])).toEqual(['wood'])
})

const trees = fc
  .array(fc.record({ up: fc.nat(6), isTop: fc.boolean() }), { maxLength: 8 })
  .map((drawn) => drawn.map(({ up, isTop }, at) => node(`c${at}`, isTop || at === 0 ? null : `c${up % at}`)))

test('every category is in the tree once, below its parent, and never moves below itself', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const ordered = orderTree(tree)
      expect(ordered.map((one) => one.node.id).toSorted()).toEqual(tree.map(({ id }) => id).toSorted())
      for (const { node: one, depth } of ordered) {
        const parent = ordered.find((other) => other.node.id === one.parentID)
        expect(depth).toBe(parent ? parent.depth + 1 : 0)
        expect(possibleParents(tree, one.id).some(({ id }) => id === one.id)).toBe(false)
      }
    }),
  )
})
