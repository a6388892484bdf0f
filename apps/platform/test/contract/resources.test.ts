import { baseType, fieldsOf, isNullable } from '@tessera/contract/kit/model'
import { expectSaved } from '@tessera/testing/expect-saved'
import { startPlatform } from '@tessera/testing/platform'
import { choosesID, hasVerb, type ResourceSubject, subjectOf } from '@tessera/testing/resource-subject'
import { isEssential } from '@tessera/testing/sample-of'
import { expectShape } from '@tessera/testing/shape'
import { codeOf, errorsOf, itemsOf, type JsonBody, metaIn } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { describe, expect, test } from 'vitest'
import { served } from './served.ts'

const world = await createTestWorld(await startPlatform())

/** Fields whose value when omitted is neither null nor their default. */
const keeps = /^(OwnerID|DefaultCatalogID|Inventory|Password|AvailableRoles|ClientSecret|XpPath)$/

const count = async ({ wire, all }: ResourceSubject): Promise<unknown> => metaIn(await wire('GET', all)).TotalCount

describe.each(served)('$title', ({ title, resource }) => {
  const { model } = resource
  const subject = subjectOf(world, resource, `r-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`)
  const { wire, one, sample, minimal, create, make, gone } = subject
  const fields = fieldsOf(model)
  const creates = hasVerb(resource, 'Create')
  const saves = hasVerb(resource, 'Save') && choosesID(resource)

  test.runIf(creates)('refuses a body without what is required, names it and stores nothing', async () => {
    const before = await count(subject)
    for (const [name, field] of fields.filter(([, one]) => one['x-required'] && !one.readOnly)) {
      const { [name]: _, ...rest } = sample(1)
      for (const body of [
        rest,
        { ...rest, [name]: null },
        ...(baseType(field) === 'string' ? [{ ...rest, [name]: '' }] : []),
      ]) {
        const reply = await create(body)
        expect([reply.status, codeOf(reply)], `${name} missing`).toEqual([400, 'ValidationFailure'])
        expect(errorsOf(reply).map(({ Data }) => Data?.Property)).toContain(name)
        expect(errorsOf(reply).find(({ Data }) => Data?.Property === name)?.Message).toContain(name)
      }
    }
    expect(await count(subject)).toBe(before)
  })

  test('refuses too long text, wrong types and unknown choices, names them and changes nothing', async () => {
    const id = await make(1)
    const before = (await wire('GET', one(id))).text
    const stored = await count(subject)
    for (const [name, wrong, code = 'ValidationFailure'] of wrongValues(fields)) {
      const tries = [
        await wire('PATCH', one(id), { [name]: wrong }),
        ...(creates ? [await create({ ...sample(2), [name]: wrong })] : []),
      ]
      for (const reply of tries) {
        expect([reply.status, codeOf(reply)], `${name} = ${JSON.stringify(wrong).slice(0, 60)}`).toEqual([400, code])
        expect(errorsOf(reply).map(({ Data }) => String(Data?.Property).split('.')[0])).toContain(name)
      }
    }
    expect((await wire('GET', one(id))).text).toBe(before)
    expect(await count(subject)).toBe(stored)
    await gone(id)
  })

  test.runIf(creates)('goes the whole way: create, get, list, patch, delete', async () => {
    const made = await create(sample(1))
    expect(made.status, made.text).toBe(201)
    expectShape(model, made.body)
    expectSaved(model, choosesID(resource) ? sample(1) : { ...sample(1), ID: made.body.ID }, made.body)
    const id = String(made.body.ID)
    expect(made.headers.location).toBe(`/v1${one(id)}`)
    const got = await wire('GET', one(id))
    expect(got.status).toBe(200)
    expectShape(model, got.body)
    expectSaved(model, { ...sample(1), ID: id }, got.body)
    expect(itemsOf(await wire('GET', `${subject.all}?ID=${id}`))).toHaveLength(1)
    const deleted = await wire('DELETE', one(id))
    expect([deleted.status, deleted.text]).toEqual([204, ''])
    for (const verb of ['GET', 'DELETE'] as const) {
      const reply = await wire(verb, one(id))
      expect([reply.status, errorsOf(reply)[0]]).toEqual([
        404,
        { ErrorCode: 'NotFound', Message: 'Object not found.', Data: { ObjectType: model.title, ObjectID: id } },
      ])
    }
    expect((await wire('PATCH', one(id), { xp: {} })).status).toBe(404)
  })

  test.runIf(creates && choosesID(resource))(
    'refuses an ID that exists and leaves the first record alone',
    async () => {
      const id = await make(1)
      const before = (await wire('GET', one(id))).text
      const again = await create({ ...sample(2), ID: id })
      expect([again.status, codeOf(again)]).toEqual([409, 'IdExists'])
      expect(errorsOf(again)[0]?.Data).toMatchObject({ ObjectID: id })
      expect((await wire('GET', one(id))).text).toBe(before)
      await gone(id)
    },
  )

  test.runIf(creates)('makes up an ID when none is sent', async () => {
    const { ID: _, ...rest } = sample(1)
    const made = await create(rest)
    expect(made.status, made.text).toBe(201)
    const id = String(made.body.ID)
    expect(id).toMatch(choosesID(resource) ? /^[\w-]{22}$/ : /^[\w-]{22,36}$/)
    expect((await wire('GET', one(id))).status).toBe(200)
    await gone(id)
  })

  test.runIf(saves && creates)('creates by PUT under the ID of the address', async () => {
    const { ID, ...rest } = sample(1)
    const made = await wire('PUT', one(String(ID)), rest)
    expect([200, 201], made.text).toContain(made.status)
    expectShape(model, made.body)
    expectSaved(model, sample(1), made.body)
    await gone(String(ID))
  })

  test.runIf(hasVerb(resource, 'Save'))(
    'replaces by PUT: what is left out falls back, xp is replaced whole',
    async () => {
      const id = await make(1)
      const replaced = await wire('PUT', one(id), minimal(1))
      expect(replaced.status, replaced.text).toBe(200)
      expectShape(model, replaced.body)
      expectSaved(model, { ...minimal(1), ID: id }, replaced.body)
      const left = fields.filter(
        ([name, field]) => !(name in minimal(1)) && name !== 'ID' && !field.readOnly && !keeps.test(name),
      )
      for (const [name, field] of left)
        expect(replaced.body[name], name).toEqual(field.writeOnly ? null : (field.default ?? null))
      if (model.properties.xp) {
        await wire('PUT', one(id), { ...minimal(1), xp: { a: 1, b: { c: 2 } } })
        expect((await wire('PUT', one(id), { ...minimal(1), xp: { b: { d: 3 } } })).body.xp).toEqual({ b: { d: 3 } })
      }
      await gone(id)
    },
  )

  test('patches only the named properties, and null clears', async () => {
    const id = await make(1)
    const { body: before } = await wire('GET', one(id))
    const untouched = await wire('PATCH', one(id), {})
    expect(untouched.status).toBe(200)
    expect(withoutStamps(untouched.body)).toEqual(withoutStamps(before))
    const clearable = fields.filter(
      ([name, field]) =>
        isNullable(field) &&
        !field.readOnly &&
        !field.writeOnly &&
        name !== 'ID' &&
        !keeps.test(name) &&
        !isEssential(model, name),
    )
    for (const [name, field] of clearable) {
      const reply = await wire('PATCH', one(id), { [name]: null })
      expect(reply.status, `${name}: ${reply.text}`).toBe(200)
      expectShape(model, reply.body)
      expect(reply.body[name] ?? null, name).toEqual(field.default ?? null)
    }
    const { body: after } = await wire('GET', one(id))
    const cleared = new Set(clearable.map(([name]) => name))
    for (const name of Object.keys(before).filter(
      (one) => !cleared.has(one) && !/LastUpdated|Inventory|IsOnSale/.test(one),
    ))
      expect(after[name], name).toEqual(before[name])
    await gone(id)
  })

  test.runIf(model.properties.xp)('merges xp at every depth on PATCH', async () => {
    const id = await make(1, { xp: { a: { b: { c: 1, d: 2 }, e: [1, 2] }, f: 'g' } })
    const reply = await wire('PATCH', one(id), { xp: { a: { b: { c: 9 }, e: [3] }, h: null } })
    expect(reply.body.xp).toEqual({ a: { b: { c: 9, d: 2 }, e: [3] }, f: 'g', h: null })
    expect((await wire('PATCH', one(id), { xp: { f: null } })).body.xp).toMatchObject({ f: null, h: null })
    expect((await wire('PATCH', one(id), { xp: null })).body.xp).toBeNull()
    await gone(id)
  })

  test.runIf(choosesID(resource))('is renamed by the ID in the body of PATCH and PUT', async () => {
    const id = await make(1)
    const patched = await wire('PATCH', one(id), { ID: `${id}-b` })
    expect([patched.status, patched.body.ID]).toEqual([200, `${id}-b`])
    expect((await wire('GET', one(id))).status).toBe(404)
    if (hasVerb(resource, 'Save')) {
      const put = await wire('PUT', one(`${id}-b`), { ...minimal(1), ID: `${id}-c` })
      expect([put.status, put.body.ID], put.text).toEqual([200, `${id}-c`])
    } else await wire('PATCH', one(`${id}-b`), { ID: `${id}-c` })
    expect((await wire('GET', one(`${id}-b`))).status).toBe(404)
    const got = await wire('GET', one(`${id}-c`))
    expect(got.status).toBe(200)
    await gone(`${id}-c`)
  })

  test('ignores unknown and read-only properties, and the case of names', async () => {
    const id = await make(1)
    const { body: before } = await wire('GET', one(id))
    const readOnly = Object.fromEntries(
      fields.filter(([, field]) => field.readOnly).map(([name]) => [name, before[name]]),
    )
    const noise = { ...readOnly, DateCreated: '1999-01-01', Nonsense: { deep: [1] }, marketplace_id: 'other', uid: 7 }
    const reply = await wire('PATCH', one(id), noise)
    expect(reply.status, reply.text).toBe(200)
    expect(withoutStamps(reply.body)).toEqual(withoutStamps(before))
    const [text] =
      fields.find(
        ([name, field]) =>
          /^(Name|AppName|Description|Language|AddressName|CardholderName|FirstName|AppStartUrl|Currency)$/.test(
            name,
          ) && !field.readOnly,
      ) ?? []
    if (text) {
      const changed = { [text.toUpperCase()]: text === 'AppStartUrl' ? 'https://other.example.com' : 'SEK' }
      expect((await wire('PATCH', one(id), changed)).body[text]).toBe(Object.values(changed)[0])
    }
    await gone(id)
  })
})

const withoutStamps = ({ LastUpdated: _, ...rest }: JsonBody): JsonBody => rest

/** One invalid value of each type, by property. */
function wrongValues(fields: ReturnType<typeof fieldsOf>): [name: string, wrong: unknown, code: string | undefined][] {
  return fields
    .filter(([, field]) => !field.readOnly)
    .flatMap(([name, field]) => {
      const type = baseType(field)
      const wrong: unknown[] = type === 'object' || type === 'array' ? ['text', 5] : [{ an: 'object' }, ['a list']]
      if (field.maxLength) wrong.push('x'.repeat(field.maxLength + 1))
      if (field.enum) wrong.push('NoneOfThem')
      if (field.format === 'date-time') wrong.push('yesterday', '2020-13-45')
      if (type === 'integer')
        wrong.push(1.5, 'many', 2_147_483_648, field.minimum === undefined ? -2_147_483_649 : field.minimum - 1)
      if (type === 'number') wrong.push('much', 1e300)
      if (type === 'boolean') wrong.push('perhaps', 2)
      if (name === 'ID') wrong.push('a b', 'a/b', "a'b", 'ä')
      const isBelow = (one: unknown) => field.minimum !== undefined && typeof one === 'number' && one < field.minimum
      return wrong.map((one): [string, unknown, string | undefined] => [
        name,
        one,
        isBelow(one) ? field['x-belowMinimum'] : undefined,
      ])
    })
}
