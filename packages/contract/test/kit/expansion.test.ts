import { describe, expect, test } from 'vitest'
import { action } from '../../src/kit/action.ts'
import { areaOperations } from '../../src/kit/area.ts'
import { assignmentsOf } from '../../src/kit/assignments.ts'
import { id, ref, required, text } from '../../src/kit/fields.ts'
import { model } from '../../src/kit/model.ts'
import { parametersOf, urlOf } from '../../src/kit/operation.ts'
import { relation, relationOperations } from '../../src/kit/relation.ts'
import { collectionPath, idParameter, resource, resourceOperations } from '../../src/kit/resource.ts'
import { singletonOperations } from '../../src/kit/singleton.ts'

const Tile = model('Tile', { ID: id(), Name: required(text(100)) }, { search: ['Name'], sort: ['Name'] })
const TileAssignment = model('TileAssignment', { TileID: required(ref('Tiles')), BuyerID: ref('Buyers') })

const tiles = resource({
  tag: 'Tiles',
  path: '/buyers/:buyerID/tiles/:tileID',
  model: Tile,
  roles: { read: ['ProductReader'], write: ['ProductAdmin'] },
})

const line = ({ verb, path, status }: { verb: string; path: string; status: number }) => `${verb} ${path} ${status}`

describe('a resource', () => {
  test('gives no verb it does not name', () => {
    const rows = resourceOperations({ ...tiles, only: ['List', 'Get'] })
    expect(rows.map((row) => row.id)).toEqual(['Tiles.List', 'Tiles.Get'])
  })

  test('becomes six rows', () => {
    expect(resourceOperations(tiles).map((row) => `${row.id} ${line(row)}`)).toEqual([
      'Tiles.List GET /buyers/:buyerID/tiles 200',
      'Tiles.Create POST /buyers/:buyerID/tiles 201',
      'Tiles.Get GET /buyers/:buyerID/tiles/:tileID 200',
      'Tiles.Save PUT /buyers/:buyerID/tiles/:tileID 200',
      'Tiles.Delete DELETE /buyers/:buyerID/tiles/:tileID 204',
      'Tiles.Patch PATCH /buyers/:buyerID/tiles/:tileID 200',
    ])
  })

  test('is read by writers too, and written by writers only', () => {
    const [list, create] = resourceOperations(tiles)
    expect(list?.roles).toEqual(['ProductAdmin', 'ProductReader'])
    expect(create?.roles).toEqual(['ProductAdmin'])
  })

  test('lends its name to its methods when it lives under another tag', () => {
    const [list, create] = resourceOperations({ ...tiles, tag: 'Me', named: { many: 'Tiles', one: 'Tile' } })
    expect([list?.id, create?.id]).toEqual(['Me.ListTiles', 'Me.CreateTile'])
  })

  test('can answer a patch without a body', () => {
    const patch = resourceOperations({ ...tiles, silentPatch: true }).at(-1)
    expect(patch).toMatchObject({ id: 'Tiles.Patch', status: 204 })
    expect(patch?.reply).toBeUndefined()
  })

  test('knows its collection and its own parameter', () => {
    expect(collectionPath(tiles)).toBe('/buyers/:buyerID/tiles')
    expect(idParameter(tiles)).toBe('tileID')
  })
})

describe('a relation', () => {
  const assignments = relation({
    ...assignmentsOf(tiles),
    model: TileAssignment,
    table: 'tile_assignments',
    key: ['TileID', 'BuyerID'],
    listBy: ['buyerID'],
  })

  test('becomes delete, list and save, with nothing to patch', () => {
    expect(relationOperations(assignments).map((row) => `${row.id} ${line(row)}`)).toEqual([
      'Tiles.DeleteAssignment DELETE /buyers/:buyerID/tiles/:tileID/assignments 204',
      'Tiles.ListAssignments GET /buyers/:buyerID/tiles/assignments 200',
      'Tiles.SaveAssignment POST /buyers/:buyerID/tiles/assignments 204',
    ])
  })

  test('to another record is removed by both IDs', () => {
    expect(assignmentsOf(tiles, 'Product')).toMatchObject({
      named: 'ProductAssignment',
      path: '/buyers/:buyerID/tiles/productassignments',
      remove: '/buyers/:buyerID/tiles/:tileID/productassignments/:productID',
    })
  })
})

describe('a singleton', () => {
  const grout = { tag: 'Grout', path: '/grout', model: Tile, roles: tiles.roles, table: 'grout' }

  test('becomes four rows without an ID', () => {
    expect(singletonOperations(grout).map((row) => `${row.id} ${line(row)}`)).toEqual([
      'Grout.Get GET /grout 200',
      'Grout.Save PUT /grout 200',
      'Grout.Delete DELETE /grout 204',
      'Grout.Patch PATCH /grout 200',
    ])
  })

  test('may go by other method names', () => {
    const names = { Get: 'Look', Save: 'Mix', Delete: 'Clean', Patch: 'Stir' }
    expect(singletonOperations({ ...grout, names }).map((row) => row.name)).toEqual(['Look', 'Mix', 'Clean', 'Stir'])
  })
})

describe('an action', () => {
  const cut = { id: 'Tiles.Cut', path: '/tiles/:tileID/cut', roles: [], summary: 'Cut a tile.' } as const

  test('without a reply answers 204', () => {
    expect(action({ ...cut, verb: 'POST' })).toMatchObject({ tag: 'Tiles', name: 'Cut', status: 204 })
  })

  test('with a reply answers as its verb does, unless it says otherwise', () => {
    expect(action({ ...cut, verb: 'POST', reply: Tile }).status).toBe(201)
    expect(action({ ...cut, verb: 'POST', reply: Tile, status: 200 }).status).toBe(200)
  })
})

test('an area is the sum of its rows', () => {
  expect(areaOperations({})).toEqual([])
  expect(areaOperations({ resources: [tiles], views: [tiles] }).length).toBe(12)
})

test('an address is under the version, but for the token calls', () => {
  expect(urlOf('/me')).toBe('/v1/me')
  expect(urlOf('/oauth/token')).toBe('/oauth/token')
  expect(parametersOf('/orders/:direction/:orderID')).toEqual(['direction', 'orderID'])
})
