import type { ProjectRoom, ProjectRow } from '@tessera/client/shop/types.gen'
import { describe, expect, it } from 'vitest'
import { findProjects, projectFilterOf } from '../../app/features/projects/find-projects.ts'
import { readItemForm } from '../../app/features/projects/read-item-form.ts'
import { readRoomForm, withoutRoom, withRoom, withRoomMoved } from '../../app/features/projects/read-room-form.ts'
import { FormReader } from '../../app/kit/plans/form-reader.ts'
import { formatCentsField, parseCents, parseCount, parseNumber } from '../../app/kit/plans/parse-number.ts'

const readerOf = (fields: Record<string, string>): FormReader => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return new FormReader(form)
}

describe('numbers as people type them', () => {
  it.each(['twelve', '-3', '1e5', '1.23456', '12 ft'])('refuses %s', (text) => {
    expect(parseNumber(text)).toBeUndefined()
  })
  it('refuses half boxes and amounts below a cent', () => {
    expect([parseCount('2.5'), parseCents('1.005')]).toEqual([undefined, undefined])
  })
  it('takes thousands and dollar signs, and nothing for nothing', () => {
    expect([parseNumber('1,200.5'), parseCount(' 12 '), parseCents('$2,500.10'), parseNumber(' ')]).toEqual([
      1200.5,
      12,
      250_010,
      null,
    ])
  })
  it('shows cents as they are typed', () => {
    expect([formatCentsField(250_000), formatCentsField(250_010), formatCentsField(null)]).toEqual([
      '2500',
      '2500.10',
      '',
    ])
  })
  it('records an invalid number as a problem of its field', () => {
    const form = readerOf({ areaSqft: 'large' })
    form.number('areaSqft')
    expect(Object.keys(form.problems)).toEqual(['areaSqft'])
  })
})

describe('the form of an item', () => {
  it('sends a single field as one change', () => {
    expect(readItemForm(readerOf({ intent: 'item', areaSqft: '96' }))).toEqual({ areaSqft: 96 })
    expect(readItemForm(readerOf({ roomId: '' }))).toEqual({ roomId: null })
  })
  it('leaves out the measure that was not chosen', () => {
    const both = { areaSqft: '96', boxes: '12' }
    expect(readItemForm(readerOf({ ...both, measuredBy: 'area' }))).toEqual({ areaSqft: 96, measuredBy: 'area' })
    expect(readItemForm(readerOf({ ...both, measuredBy: 'box' }))).toEqual({ boxes: 12, measuredBy: 'box' })
    expect(readItemForm(readerOf(both))).toEqual({ boxes: 12 })
  })
  it('takes the waste from the pattern until another one is entered', () => {
    expect(readItemForm(readerOf({ wastePercent: '20', wasteBefore: '20' }))).toEqual({})
    expect(readItemForm(readerOf({ wastePercent: '25', wasteBefore: '20' }))).toEqual({ wastePercent: 25 })
  })
  it('refuses an unknown surface', () => {
    expect(readItemForm(readerOf({ surface: 'ceiling fan' }))).toEqual({ surface: null })
  })
})

const room = (id: string, areaSqft: number | null = null): ProjectRoom => ({
  id,
  name: id,
  lengthFt: null,
  widthFt: null,
  areaSqft,
  budgetCents: null,
  notes: null,
  plannedCents: 0,
  toOrderCents: 0,
  quotedCents: 0,
  orderedCents: 0,
  invoicedCents: 0,
  returnedCents: 0,
  leftCents: null,
  isOverspent: false,
  isOverBudget: false,
})

describe('rooms travel as the whole list', () => {
  const rooms = [room('bath', 50), room('kitchen')]
  it('puts a changed room into its place and a new one at the end', () => {
    expect(withRoom(rooms, { id: 'bath', name: 'Large bath' }).map(({ name }) => name)).toEqual([
      'Large bath',
      'kitchen',
    ])
    expect(withRoom(rooms, { id: null, name: 'Hall' }).map(({ name }) => name)).toEqual(['bath', 'kitchen', 'Hall'])
  })
  it('takes one out, and moves one without losing any', () => {
    expect(withoutRoom(rooms, 'bath').map(({ id }) => id)).toEqual(['kitchen'])
    expect(withRoomMoved(rooms, 'kitchen', -1).map(({ id }) => id)).toEqual(['kitchen', 'bath'])
    expect(withRoomMoved(rooms, 'kitchen', 1).map(({ id }) => id)).toEqual(['bath', 'kitchen'])
  })
  it('works out the area anew when only length and width were changed', () => {
    const sizes = { name: 'Bath', lengthFt: '10', widthFt: '8', areaBefore: '50' }
    expect(readRoomForm(readerOf({ ...sizes, areaSqft: '50' })).areaSqft).toBeNull()
    expect(readRoomForm(readerOf({ ...sizes, areaSqft: '72' })).areaSqft).toBe(72)
  })
})

describe('finding projects', () => {
  const project = (name: string, more: Partial<ProjectRow> = {}) =>
    ({
      name,
      clientName: 'Ann Miller',
      placeText: null,
      projectId: 'P1',
      owner: 'Pat',
      stage: 'planning',
      isOwn: true,
      ...more,
    }) as ProjectRow // only what is read
  const projects = [
    project('Lake house'),
    project('Old barn', { stage: 'archived' }),
    project('Loft', { isOwn: false }),
  ]
  const found = (query: string) =>
    findProjects(projects, projectFilterOf(new URLSearchParams(query))).map(({ name }) => name)

  it('shows nothing archived unless asked for', () => {
    expect(found('')).toEqual(['Lake house', 'Loft'])
    expect(found('show=archived')).toEqual(['Old barn'])
    expect(found('show=whatever&page=-1')).toEqual(['Lake house', 'Loft'])
  })
  it('wants every word, in any part of the project', () => {
    expect(found('q=miller+lake')).toEqual(['Lake house'])
    expect(found('q=miller&own=1&show=all')).toEqual(['Lake house', 'Old barn'])
  })
})
