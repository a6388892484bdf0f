import type { ProjectDetail, ProjectItem, ProjectRoom } from '@tessera/client/shop/types.gen'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { openPartsOf } from '../../app/features/projects/open-parts.ts'
import { RoomsView } from '../../app/features/projects/rooms-view.tsx'
import type { FormRefusal } from '../../app/http/form-refusal.ts'

const roomOf = (at: number): ProjectRoom =>
  ({ id: `room${at}`, name: `Room ${at}`, areaSqft: 100, plannedCents: 100, budgetCents: null }) as ProjectRoom
const itemOf = (room: number, at: number): ProjectItem =>
  ({
    basketItemGuid: `item${room}-${at}`,
    roomId: `room${room}`,
    alternateOf: null,
    sku: '206183',
    ...{
      name: `Tile ${room}-${at}`,
      product_url: '/products/tile',
      sku_image_url: '/media/206183/face',
      altText: 'Tile',
    },
    surface: 'floor',
    pattern: 'grid',
    measuredBy: 'area',
    areaSqft: 100,
    wastePercent: 10,
    spareBoxes: 0,
    boxes: 12,
    purchaseUnit: 'box',
    needSqft: 110,
    coveredSqft: 120,
    leftOverSqft: 10,
    unitPriceCents: 5000,
    totalCents: 60_000,
    priceBeforeCents: null,
    orderedBoxes: 0,
    deliveredBoxes: 0,
    openBoxes: 12,
    notes: null,
  }) as ProjectItem
const projectOf = (rooms: number, perRoom: number) =>
  ({
    projectId: 'P1',
    basketId: 'b.1',
    version: 1,
    canEdit: true,
    missing: [],
    photos: [],
    rooms: Array.from({ length: rooms }, (_, at) => roomOf(at)),
    items: Array.from({ length: rooms }, (_, room) =>
      Array.from({ length: perRoom }, (__, at) => itemOf(room, at)),
    ).flat(),
  }) as unknown as ProjectDetail // the fields that these views read

function pageOf(project: ProjectDetail, query = '', refusal?: FormRefusal): string {
  const open = openPartsOf(new URLSearchParams(query))
  const element = <RoomsView project={project} open={open} refusal={refusal} />
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
const formsIn = (html: string): number => html.split('name="intent" value="item"').length - 1

describe('the rooms of a project', () => {
  test('show every product of a small project, and no form until one is asked for', () => {
    const html = pageOf(projectOf(2, 3))
    for (const name of ['Tile 0-0', 'Tile 1-2']) expect(html).toContain(name)
    expect(formsIn(html)).toBe(0)
    expect(html).toContain('/account/projects/P1?room=room1&amp;edit=item1-2#item-item1-2')
    expect(formsIn(pageOf(projectOf(2, 3), 'room=room1&edit=item1-2'))).toBe(1)
  })

  test('keep the form open whose values were refused', () => {
    const refusal = { message: 'Enter a number.', fields: {}, typed: { form: 'item0-1' } } as unknown as FormRefusal
    expect(formsIn(pageOf(projectOf(1, 2), '', refusal))).toBe(1)
  })

  test('fold in a large project but for one, which a link changes', () => {
    const large = projectOf(10, 20)
    const html = pageOf(large)
    expect(html).toContain('Tile 0-19')
    expect(html).not.toContain('Tile 3-0')
    expect(html).toContain('/account/projects/P1?room=room3#room-room3')
    const other = pageOf(large, 'room=room3')
    expect(other).toContain('Tile 3-0')
    expect(other).not.toContain('Tile 0-19')
    expect(pageOf(large, 'room=nowhere')).toContain('Tile 0-19')
  })

  test('of 200 products are a page that a phone can take', () => {
    const html = pageOf(projectOf(10, 20))
    expect(html.length).toBeLessThan(150_000)
    expect(html.split('<').length / 2).toBeLessThan(2000)
  })
})
