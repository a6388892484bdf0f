import { expect, test } from 'vitest'
import { departmentsOf } from '../../app/shell/frame.server.ts'

const category = (id: string, parentId: string | null, count: number) => ({
  id,
  name: id,
  description: '',
  parentId,
  url: `/shop/${id}`,
  count,
})

test('departments and categories without products are not in the menu', () => {
  const menu = departmentsOf([
    category('tile', null, 5),
    category('marble', 'tile', 5),
    category('glass', 'tile', 0),
    category('samples', null, 0),
  ])
  expect(menu.map(({ id, categories }) => [id, categories.map(({ name }) => name)])).toEqual([['tile', ['marble']]])
})
