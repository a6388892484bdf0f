import { randomBytes } from 'node:crypto'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { createMiddleware } from '@tessera/middleware/create-middleware'
import { captchaHandlers } from '@tessera/middleware/kit/captcha/handlers'
import { openCaptcha } from '@tessera/middleware/kit/captcha/open-captcha'
import { createCommerce } from '@tessera/middleware/kit/commerce'
import { registerPhotoUpload } from '@tessera/middleware/kit/uploads/contact-photos'
import { registerPdfUpload } from '@tessera/middleware/kit/uploads/message-attachments'
import { createUploadStore } from '@tessera/middleware/kit/uploads/upload-store'
import { formHandlers } from '@tessera/middleware/modules/site/forms/handlers'
import { stores } from '@tessera/middleware/modules/site/stores/stores'
import type { Database } from '@tessera/server/database'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import { logRequests } from '@tessera/server/request-log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { serveOnly } from '@tessera/testing/serve-only'
import type { FastifyInstance } from 'fastify'
import { solve } from '../captcha/solve.ts'
import { aShopDatabase } from '../content/a-shop-database.ts'

export interface SentEmail {
  template: string
  to: string
  subject: string
  body: string
  replyTo: string | null
  leaveUrl: string | null
  /** Token of its link. */
  token: string
}

export interface FormShop {
  app: FastifyInstance
  database: Database
  linkSecret: Buffer
  /** Form calls with an IP address of their own by default. */
  forms(address?: string): ShopClient['Broadcast']
  /** A fresh captcha solution. */
  solved(): Promise<string>
  letters(to: string): Promise<SentEmail[]>
  log(): string
}

let addresses = 0
const newAddress = (): string => {
  addresses += 1
  return `10.9.${addresses >> 8}.${addresses & 255}`
}
const generous = { hits: 1_000_000, seconds: 60 }

/** A shop with forms only. No one signs in, so the platform is never called. */
export async function aFormShop(): Promise<FormShop> {
  const database = await aShopDatabase()
  await saveTwoStores(database)
  const lines: string[] = []
  const logger = createLog({ service: 'test', level: 'info', destination: { write: (line) => void lines.push(line) } })
  const captcha = await openCaptcha(database, { work: 4, rounds: 5 })
  const linkSecret = randomBytes(32)
  const commerce = createCommerce({
    baseUrl: 'http://nobody.test',
    sellerClientID: '',
    sellerClientSecret: '',
    storefrontClientID: '',
  })
  const app = createMiddleware({
    database,
    commerce,
    ...serveOnly({
      ...captchaHandlers(captcha),
      ...formHandlers({ database, captcha, publicUrl: 'https://shop.test', linkSecret }),
    }),
    usualLimits: { person: { name: 'person', ...generous }, address: { name: 'address', ...generous } },
    trustProxyHops: 1,
    logger,
    extend: (http) => {
      logRequests(http)
      const uploads = createUploadStore(database, undefined)
      registerPhotoUpload(http, { database, commerce, linkSecret, uploads })
      registerPdfUpload(http, { database, commerce, linkSecret, uploads })
    },
  })
  await app.ready()
  closeAfterFile(() => app.close())
  const as = (address = newAddress()) =>
    createShopClient({
      baseUrl: 'https://shop.test',
      fetch: fetchInto(app),
      headers: { 'x-forwarded-for': address },
    })
  return {
    app,
    database,
    linkSecret,
    forms: (address) => as(address).Broadcast,
    solved: async () => solve((await as().Session.captcha()).challenge ?? {}),
    letters: (to) => lettersTo(database, to),
    log: () => lines.join(''),
  }
}

async function lettersTo(database: Database, to: string): Promise<SentEmail[]> {
  const rows = await database.rows<Omit<SentEmail, 'token'>>(sql`
    select template, recipient as to, subject, body, reply_to as "replyTo", leave_url as "leaveUrl"
    from mails where recipient = ${to} order by created_at, ctid`)
  return rows.map((row) => ({ ...row, token: /^https:\/\/shop\.test\/\S*token=(\S+)$/m.exec(row.body)?.[1] ?? '' }))
}

async function saveTwoStores(database: Database): Promise<void> {
  for (const store of stores.slice(0, 2)) {
    const json = [store.hours, store.holidayHours, store.exceptions].map((value) => JSON.stringify(value))
    await database.rows(sql`
      insert into stores (id, slug, name, street, city, state, zip, phone, email, time_zone, latitude, longitude, hours,
        holiday_hours, exceptions)
      values (${store.id}, ${store.slug}, ${store.name}, ${store.street}, ${store.city}, ${store.state}, ${store.zip},
        ${store.phone}, ${store.email}, ${store.timeZone}, ${store.latitude}, ${store.longitude}, ${json[0]}, ${json[1]},
        ${json[2]})`)
  }
}
