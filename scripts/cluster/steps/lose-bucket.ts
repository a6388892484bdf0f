import { setTimeout as sleep } from 'node:timers/promises'
import { pdfUpload } from '@tessera/contract/middleware/photos/uploads'
import { mediaUrl } from '@tessera/pictures/media/media-url'
import { makePdf } from '@tessera/testing/make-pdf'
import type { FaultRow } from '../../faults/fault-row.ts'
import { CardBuyer, cards } from '../../faults/payments/card-buyer.ts'
import type { ClusterRun } from '../cluster-run.ts'

/** S5: a picture is drawn once for all machines; without the bucket uploads are refused and people buy. */
export async function loseBucket(run: ClusterRun): Promise<FaultRow> {
  const { bucket, url, middlewares } = run.cluster
  const [sku = ''] = run.skus
  const path = mediaUrl(sku, 'laid', 480, 'webp')
  const before = new Set(bucket.puts.keys())
  const drawn = await timePicture((middlewares[0]?.url ?? '') + path)
  await sleep(2000)
  const served = await timePicture((middlewares[1]?.url ?? '') + path)
  const puts = [...bucket.puts].filter(([name]) => name.endsWith('-480.webp') && !before.has(name))
  const isStored = await upload(url)
  await bucket.down()
  const refused = await upload(url)
  const buyer = new CardBuyer(url)
  await buyer.fill(sku, cards.good)
  const bought = await buyer.submit()
  const page = await fetch(`${url}/`)
  await bucket.up()
  const isBack = await upload(url)
  return {
    id: 'bucket',
    numbers: `drawn in ${drawn.took} ms, served by the other in ${served.took} ms; without the bucket: upload ${refused.status}, order ${bought.outcome}, page ${page.status}`,
    findings: [
      ['both answer with one picture', drawn.status === 200 && drawn.text === served.text ? [] : ['they differ']],
      ['it was drawn once', puts.length === 1 && puts[0]?.[1] === 1 ? [] : [JSON.stringify(puts)]],
      ['a PDF is stored before and afterward', isStored.status + isBack.status === 400 ? [] : [isBack.text]],
      [
        'without the bucket it is refused with a sentence',
        refused.status === 503 && /store or show files/.test(refused.text) ? [] : [`${refused.status} ${refused.text}`],
      ],
      ['and a guest buys by card', bought.outcome === 'placed' && page.ok ? [] : [JSON.stringify(bought)]],
    ],
  }
}

async function timePicture(address: string) {
  const began = performance.now()
  const answer = await fetch(address)
  const text = Buffer.from(await answer.arrayBuffer()).toString('base64')
  return { status: answer.status, text, took: Math.round(performance.now() - began) }
}

async function upload(url: string): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/pdf' }
  const answer = await fetch(url + pdfUpload.path, { method: 'POST', headers, body: new Uint8Array(makePdf()) })
  return { status: answer.status, text: await answer.text() }
}
