import { findAltText, saveAltText } from '@tessera/middleware/modules/site/content/alt-texts'
import { getContentPage } from '@tessera/middleware/modules/site/content/content-page'
import { getContentItem, listContent, listRelated } from '@tessera/middleware/modules/site/content/content-records'
import {
  type ContentDraft,
  listVersions,
  publishContent,
  saveDraft,
  unpublishContent,
} from '@tessera/middleware/modules/site/content/edit-content'
import { canPreview } from '@tessera/middleware/modules/site/content/preview'
import { saveContent } from '@tessera/middleware/modules/site/content/save-content'
import { getSiteSettings, getStaticData, saveSiteSetting } from '@tessera/middleware/modules/site/content/site-settings'
import { listSitemap, sitemapSections } from '@tessera/middleware/modules/site/content/sitemap'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aShopDatabase } from './a-shop-database.ts'

let db: Database
beforeAll(async () => {
  db = await aShopDatabase()
  // two processes start at once
  await Promise.all([saveContent(db), saveContent(db)])
})

const now = new Date('2026-11-15T12:00:00Z')
const draft = (path: string, more: Partial<ContentDraft> = {}): ContentDraft => ({
  path,
  kind: 'article',
  title: 'A draft',
  summary: 'Not yet.',
  body: 'Secret words.',
  data: {},
  tags: ['grout'],
  ...more,
})

describe('a page is not shown', () => {
  test('if it doesn’t exist', async () => {
    for (const path of ['/blog/nothing', '../../etc/passwd', '/blog/choosing-grout/', '', '/blog/%'])
      await expect(getContentItem(db, path)).rejects.toMatchObject({ code: 'NotFound', status: 404 })
  })

  test('while it is a draft, except in a preview', async () => {
    await saveDraft(db, draft('/blog/a-draft'), 'ada', 0)
    await expect(getContentItem(db, '/blog/a-draft')).rejects.toMatchObject({ code: 'NotFound' })
    await expect(getContentPage(db, '/blog/a-draft')).rejects.toMatchObject({ code: 'NotFound' })
    expect((await listContent(db, 'article', { pageSize: -1 })).items.map(({ path }) => path)).not.toContain(
      '/blog/a-draft',
    )
    expect((await listContent(db, 'article', { search: 'Secret words' })).total).toBe(0)
    expect(await getContentItem(db, '/blog/a-draft', { preview: true })).toMatchObject({ status: 'draft', version: 1 })
  })

  test('as a preview without a content role', () => {
    expect(canPreview(true, [])).toBe(false)
    expect(canPreview(true, ['Shopper', 'FullAccess'])).toBe(false)
    expect(canPreview(false, ['ContentAdmin'])).toBe(false)
    expect(canPreview(true, ['ContentReader'])).toBe(true)
    expect(canPreview(true, ['ContentAdmin'])).toBe(true)
  })

  test('after it was taken down', async () => {
    await saveDraft(db, draft('/blog/taken-down'), 'ada', 0)
    await publishContent(db, '/blog/taken-down', now)
    await unpublishContent(db, '/blog/taken-down')
    await expect(getContentItem(db, '/blog/taken-down')).rejects.toMatchObject({ code: 'NotFound' })
    expect((await listVersions(db, '/blog/taken-down')).length).toBe(1)
  })
})

describe('an edit is refused', () => {
  test('after a concurrent save', async () => {
    await saveDraft(db, draft('/blog/contested'), 'ada', 0)
    const both = await Promise.allSettled(
      ['ada', 'bob'].map((by) => saveDraft(db, draft('/blog/contested', { body: by }), by, 1)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(saveDraft(db, draft('/blog/contested'), 'ada', 0)).rejects.toMatchObject({ code: 'Request.Conflict' })
  })

  test('when two make the same page', async () => {
    const both = await Promise.allSettled(['ada', 'bob'].map((by) => saveDraft(db, draft('/blog/twice'), by, 0)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'Request.Conflict' } })
  })

  test('without a proper path or title, and when it would change its kind', async () => {
    for (const path of ['blog', '/Blog', '/blog//x', '/blog/../x', `/${'a'.repeat(300)}`])
      await expect(saveDraft(db, draft(path), 'ada', 0)).rejects.toThrow(
        expect.objectContaining({ code: 'Request.Invalid' }),
      )
    await expect(saveDraft(db, draft('/blog/x', { title: ' ' }), 'ada', 0)).rejects.toThrow()
    await expect(saveDraft(db, draft('/faq'), 'ada', 1)).rejects.toMatchObject({ code: 'Request.Invalid' })
  })
})

test('the public sees the old words until the new ones are published', async () => {
  const path = '/blog/two-faces'
  await saveDraft(db, draft(path, { body: 'First.' }), 'ada', 0)
  await publishContent(db, path, now)
  await saveDraft(db, draft(path, { body: 'Second.' }), 'bob', 1)
  expect(await getContentItem(db, path)).toMatchObject({ body: 'First.', status: 'published', publishedAt: now })
  expect(await getContentItem(db, path, { preview: true })).toMatchObject({ body: 'Second.', status: 'draft' })
  expect(await publishContent(db, path, new Date())).toMatchObject({ body: 'Second.', publishedAt: now })
  expect((await listVersions(db, path)).map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [2, 'bob'],
    [1, 'ada'],
  ])
  await unpublishContent(db, path)
})

describe('reading', () => {
  test('a page brings its HTML, headings, time, alt texts and neighbors', async () => {
    const page = await getContentPage(db, '/blog/choosing-grout')
    expect(page.html).toContain('<h2 id="now-pick-the-color">')
    expect(page.headings.map(({ id }) => id)).toContain('how-much-to-buy')
    expect(page.readingMinutes).toBe(4)
    expect(page.alts['grout-contrast-field']).toContain('charcoal grout')
    expect(page.related).toHaveLength(3)
    expect(page.related[0]).not.toHaveProperty('body')
  })

  test('articles come newest first, by pages, by tag and by words', async () => {
    const first = await listContent(db, 'article', { pageSize: 5 })
    const second = await listContent(db, 'article', { page: 2, pageSize: 5 })
    expect(first.total).toBe(16)
    expect(first.items[0]?.path).toBe('/blog/dye-lots-and-calibers')
    const days = [...first.items, ...second.items].map(({ publishedAt }) => Number(publishedAt))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect((await listContent(db, 'article', { tag: 'waterproofing' })).items).toMatchObject([
      { path: '/blog/shower-pan-waterproofing' },
    ])
    expect((await listContent(db, 'article', { search: 'FLOOD TEST' })).total).toBe(1)
    expect((await listContent(db, 'article', { search: '100%' })).total).toBe(0)
    expect((await listContent(db, 'article', { pageSize: -1 })).items).toHaveLength(16)
  })

  test('related articles share tags', async () => {
    const item = await getContentItem(db, '/blog/wood-look-plank-offset')
    const related = await listRelated(db, item, 2)
    expect(related.map(({ path }) => path)).toEqual(['/blog/herringbone-layout', '/blog/large-format-flatness'])
  })

  test('slots of the home page come in their order', async () => {
    const { items } = await listContent(db, 'slot', { pageSize: -1 })
    expect(items.slice(0, 3).map(({ path }) => path)).toEqual(['/home/hero', '/home/shop-by-look', '/home/rooms'])
  })

  test('settings, lists and alt texts are there', async () => {
    expect(await getSiteSettings(db)).toMatchObject({ returnDays: 90, supportPhone: '800-555-0142' })
    const { states, tradeTypes } = (await getStaticData(db)) as { states: unknown[]; tradeTypes: unknown[] }
    expect(states).toHaveLength(51)
    expect(tradeTypes).toContainEqual({ id: 'tile-contractor', label: 'Tile contractor' })
    expect(await findAltText(db, 'home-hero')).toContain('zellige')
    expect(await findAltText(db, '../home-hero')).toBeUndefined()
  })

  test('sitemaps name what is public and nothing else', async () => {
    await saveStores(db)
    const maps = await Promise.all(sitemapSections.map((section) => listSitemap(db, section)))
    const paths = maps.flat().map(({ path }) => path)
    expect(Object.fromEntries(maps.map((map, index) => [sitemapSections[index], map.length]))).toEqual({
      articles: 16,
      guides: 10,
      categories: 55,
      pages: 8,
      stores: 140,
    })
    expect(paths).toContain('/stores/naperville-il')
    expect(paths.some((path) => path.startsWith('/home/') || path === '/blog/a-draft')).toBe(false)
    expect(maps.flat().every(({ lastModified }) => lastModified instanceof Date)).toBe(true)
  })
})

describe('saving what we ship again', () => {
  const state = async () => ({
    items: await db.rows(sql`select * from content_items order by path`),
    versions: await db.rows(sql`select * from content_versions order by path, version`),
    settings: await db.rows(sql`select * from site_settings order by key`),
    lists: await db.rows(sql`select * from static_data order by key`),
    alts: await db.rows(sql`select * from alt_texts order by image_name`),
    redirects: await db.rows(sql`select * from redirects order by source`),
  })

  test('changes nothing', async () => {
    const before = await state()
    await Promise.all([saveContent(db), saveContent(db)])
    expect(await state()).toEqual(before)
  })

  test('leaves edited pages', async () => {
    const { kind, version, ...text } = await getContentItem(db, '/policies/returns')
    await saveDraft(db, { ...text, kind, body: 'Our own words.' }, 'ada', version)
    await publishContent(db, '/policies/returns', now)
    await saveSiteSetting(db, 'returnDays', 30)
    await saveAltText(db, 'home-hero', 'Another hero')
    await db.rows(sql`update content_items set shipped_version = 0 where path = '/policies/returns'`)
    await saveContent(db)
    expect(await getContentItem(db, '/policies/returns')).toMatchObject({ body: 'Our own words.', version: 2 })
    expect(await getSiteSettings(db)).toMatchObject({ returnDays: 30 })
    expect(await findAltText(db, 'home-hero')).toBe('Another hero')
  })

  test('replaces an older version that was not edited, and keeps it in the history', async () => {
    await db.rows(sql`update content_versions set body = 'Old words.' where path = '/policies/samples'`)
    await db.rows(sql`update content_items set shipped_version = 0 where path = '/policies/samples'`)
    await saveContent(db)
    const item = await getContentItem(db, '/policies/samples')
    expect(item).toMatchObject({ version: 2, status: 'published' })
    expect(item.body).not.toContain('Old words.')
    expect((await listVersions(db, '/policies/samples')).at(-1)?.body).toBe('Old words.')
  })
})
