import { fieldsOf } from '@tessera/contract/kit/model'
import { startPlatform } from '@tessera/testing/platform'
import { subjectOf } from '@tessera/testing/resource-subject'
import { codeOf, itemsOf } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { describe, expect, test } from 'vitest'
import { served } from './served.ts'

const world = await createTestWorld(await startPlatform())
const { wire } = world

describe.each(served.filter(({ resource }) => fieldsOf(resource.model).some(([, field]) => field.writeOnly)))(
  'what is write-only in $title',
  ({ resource }) => {
    test('is neither shown, nor found, nor sorted by', async () => {
      const subject = subjectOf(world, resource, 'hidden')
      const id = await subject.make(1)
      const { body } = await wire('GET', subject.one(id))
      for (const [name] of fieldsOf(resource.model).filter(([, field]) => field.writeOnly)) {
        expect(body[name]).toBeNull()
        const asked = await wire('GET', `${subject.all}?${name}=*`)
        expect([asked.status, codeOf(asked)], name).toEqual([400, 'List.InvalidProperty'])
        expect(codeOf(await wire('GET', `${subject.all}?sortBy=${name}`))).toBe('List.InvalidSortProperty')
        expect(codeOf(await wire('GET', `${subject.all}?search=x&searchOn=${name}`))).toBe('List.InvalidSearchProperty')
      }
      await subject.gone(id)
    })
  },
)

test('write-only parts of a value object are neither shown nor filterable', async () => {
  const all = '/integrations/deliveryconfig'
  const Http = { Endpoint: 'https://hooks.example.com/in', Secret: 'open-sesame-1001' }
  const made = await wire('POST', all, { ID: 'd', Name: 'd', Enabled: true, DeliveryTargets: { Http } })
  expect(made.status, made.text).toBe(201)
  for (const reply of [
    made,
    await wire('GET', `${all}/d`),
    await wire('GET', all),
    await wire('PATCH', `${all}/d`, { Name: 'e' }),
  ])
    expect(reply.text).not.toContain('sesame')
  expect((await wire('GET', `${all}/d`)).body).toMatchObject({ DeliveryTargets: { Http: { Endpoint: Http.Endpoint } } })
  const asked = await wire('GET', `${all}?DeliveryTargets.Http.Secret=open*`)
  expect([asked.status, codeOf(asked)]).toEqual([400, 'List.InvalidProperty'])
  expect(itemsOf(await wire('GET', `${all}?DeliveryTargets=*sesame*`))).toEqual([])
  expect(itemsOf(await wire('GET', `${all}?DeliveryTargets.Http.Endpoint=*hooks.example.com*&ID=d`))).toHaveLength(1)
  expect((await wire('GET', `${all}?sortBy=DeliveryTargets.Http.Secret`)).status).toBe(400)
})
