import Type from 'typebox'
import rows from '../data/categories.json' with { type: 'json' }
import { checkData, dataRow, dataText } from './check-data.ts'
import { slugOf } from './slug.ts'
import type { WireCategory } from './wire.ts'

const categoryRow = { name: dataText(), description: dataText() }
const departmentRow = dataRow({ id: dataText(), ...categoryRow, categories: Type.Array(dataRow(categoryRow)) })

const defineCategory = (
  ID: string,
  { name: Name, description: Description }: { name: string; description: string },
  ListOrder: number,
  ParentID: string | null,
): WireCategory => ({
  ID,
  Name,
  Description,
  ListOrder,
  Active: true,
  ParentID,
  xp: { slug: ID },
})

export const categories: readonly WireCategory[] = checkData(
  'categories.json',
  Type.Array(departmentRow),
  rows,
).flatMap((department, index) => [
  defineCategory(department.id, department, index, null),
  ...department.categories.map((row, order) =>
    defineCategory(`${department.id}-${slugOf(row.name)}`, row, order, department.id),
  ),
])

const byId = new Map(categories.map((one) => [one.ID, one]))
const byName = new Map(categories.map((one) => [one.Name, one]))

export interface CategoryPlacement {
  categoryID: string
  department: string
  category: string
}

/** The category and department of products with this category name. */
export function placementOf(name: string): CategoryPlacement {
  const found = byName.get(name)
  const parent = byId.get(found?.ParentID ?? '')
  if (!found || !parent) throw new RangeError(`There is no category ${name}.`)
  return { categoryID: found.ID, department: parent.Name, category: found.Name }
}
