import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { linkInEmail } from './link-in-email.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const dana = 'dana.reed@home.example'
/** A 2 × 2 pixel PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)

/** A product far down the list, which no other test uses. */
async function somePath(at: number): Promise<string> {
  const listing = await (await fetch(`${base}/shop/tile?sort=name`)).text()
  const paths = [...new Set([...listing.matchAll(/href="(\/products\/[^"?/]+)"/g)].map(([, path]) => path))]
  return paths[at] ?? ''
}

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' })

async function writeReview(page: Page, path: string, stars: string, text: string): Promise<void> {
  await page.goto(`${base}${path}/review`)
  await page.getByRole('radio', { name: stars }).check()
  await page.getByLabel('Title').fill('Seen from a test')
  await page.getByLabel('What should others know?').fill(text)
  await page.getByRole('button', { name: /^(Submit review|Save your review)/ }).click()
  await page.waitForURL((url) => url.pathname === path)
  await page.goto(`${base}${path}?reviewsBy=newest`)
}

test(
  'a stranger reads what others say, and is asked to sign in before saying something',
  async () => {
    const page = await browser.newPage()
    const listing = await (await fetch(`${base}/shop/tile`)).text()
    const [, path = ''] = /href="(\/products\/[^"?/]+)"(?:(?!<\/article>).)*★/s.exec(listing) ?? []
    await page.goto(base + path)
    await page.getByRole('link', { name: /★ .* review/ }).click()
    await reviewsOf(page).getByText('Verified').first().waitFor()
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain('aggregateRating')
    await reviewsOf(page).getByRole('link', { name: 'Write a review' }).click()
    await page.waitForURL(/\/sign-in\?/)
    expect(new URL(page.url()).searchParams.get('returnurl')).toBe(`${path}/review`)
    await page.context().close()
  },
  patience,
)

test(
  'a customer writes a review, changes it and takes it back',
  async () => {
    const path = await somePath(9)
    const page = await openAs(browser, base, dana)
    await page.goto(`${base}${path}/review`)
    await page.getByRole('button', { name: 'Submit review' }).click()
    await page.getByText('Choose one to five stars.').first().waitFor()
    expect(await screenProblems(page)).toEqual([])
    await writeReview(page, path, '4 stars', 'Cut clean, and the color is what I saw.')
    const own = reviewsOf(page).getByRole('listitem').filter({ hasText: 'Dana R.' })
    await own.getByText('Cut clean').waitFor()
    await own.getByText('Your review').waitFor()
    expect(await screenProblems(page)).toEqual([])
    await writeReview(page, path, '5 stars', 'After a month: still happy.')
    await own.getByText('After a month').waitFor()
    await page.goto(`${base}${path}/review`)
    await page.getByRole('button', { name: 'Delete your review' }).click()
    await page.waitForURL((url) => url.pathname === path)
    await own.waitFor({ state: 'detached' })
    await page.context().close()
  },
  patience,
)

test(
  'a review is found helpful once and not twice, without a script too',
  async () => {
    const path = await somePath(10)
    const writer = await openAs(browser, base, dana)
    await writeReview(writer, path, '5 stars', 'Without a script, too.')
    const page = await openAs(browser, base, 'sam@ortegatile.example', { javaScriptEnabled: false })
    await page.goto(`${base}${path}?reviewsBy=newest`)
    const button = reviewsOf(page).getByRole('button', { name: /Helpful.*Dana R/ })
    await button.click()
    await page.waitForURL((url) => url.pathname === path && url.search === '?reviewsBy=newest')
    expect(await button.textContent()).toContain('(1)')
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await button.click()
    expect(await button.textContent()).not.toContain('(')
    await page.context().close()
    await writer.context().close()
  },
  patience,
)

test(
  'what has a link is read by the shop before others see it',
  async () => {
    const path = await somePath(11)
    const page = await openAs(browser, base, dana)
    await writeReview(page, path, '2 stars', 'Cheaper at example-tiles.com')
    await reviewsOf(page).getByText('after we check it').waitFor()
    expect(await reviewsOf(page).getByText('example-tiles.com').count()).toBe(0)
    const link = await linkInEmail(base, 'A review of', /\/review-decision\?/)
    await page.goto(base + new URL(link).pathname + new URL(link).search)
    await page.getByText('It has a link.').waitFor()
    expect(await screenProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('This review is published.').waitFor()
    await page.goto(`${base}${path}?reviewsBy=newest`)
    await reviewsOf(page).getByText('example-tiles.com').waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a customer adds a photo, the shop looks at it, publishes it and answers',
  async () => {
    const path = await somePath(12)
    const page = await openAs(browser, base, dana)
    await page.goto(`${base}${path}/review`)
    await page.getByRole('radio', { name: '4 stars' }).check()
    const photo = { name: 'wall.png', mimeType: 'image/png', buffer: png }
    await page.getByLabel('Photos').setInputFiles([photo, photo, photo, photo])
    await page.getByText('Choose up to 3 photos.').first().waitFor()
    await page.getByLabel('Photos').setInputFiles([photo])
    await page.getByRole('button', { name: 'Submit review' }).click()
    await page.waitForURL((url) => url.pathname === path)
    await reviewsOf(page).getByText('after we check it').waitFor()
    const link = await linkInEmail(base, 'A review of', /\/review-decision\?/)
    await page.goto(base + new URL(link).pathname + new URL(link).search)
    await page.getByText('It has new photos.').waitFor()
    expect(await screenProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('This review is published.').waitFor()
    await page.getByLabel('Our reply').fill('What a wall. Thank you.')
    await page.getByRole('button', { name: 'Save reply' }).click()
    await page.getByText('Reply saved.').waitFor()
    await page.goto(`${base}${path}?reviewsBy=newest`)
    const own = reviewsOf(page).getByRole('listitem').filter({ hasText: 'Dana R.' })
    await own.getByText('What a wall. Thank you.').waitFor()
    const shown = own.getByRole('img', { name: 'By Dana R., 1 of 1' })
    expect(await page.request.get(base + (await shown.getAttribute('src'))).then((got) => got.status())).toBe(200)
    expect(await screenProblems(page)).toEqual([])
    await page.goto(`${base}${path}/review`)
    await page.getByLabel('Keep photo 1').uncheck()
    await page.getByRole('button', { name: 'Save your review' }).click()
    await page.waitForURL((url) => url.pathname === path)
    await page.goto(`${base}${path}?reviewsBy=newest`)
    await own.waitFor()
    expect(await own.getByRole('img', { name: 'By Dana R.' }).count()).toBe(0)
    await page.context().close()
  },
  patience,
)
