import { readFile } from 'node:fs/promises'
import type { Queryable } from '@tessera/server/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireLocalRequest } from '../../../kit/http/require-local-request.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'
import { playScript } from './play-script.ts'
import { findRecording, listErrors, listEvents, listRecordings, readRecording } from './read-telemetry.ts'
import { eventsPage, overviewPage, recordingPage } from './viewer-pages.ts'

/** The storefront's build with its source maps, and the player of recordings. */
export interface ViewerFiles {
  build: URL
  player: URL
  playerStyle: URL
}

interface Needs {
  database: Queryable
  uploads: UploadStore
  isProduction: boolean
  files?: ViewerFiles | undefined
}

type Answer = (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => Promise<unknown>

/**
 * Shows browser errors, recordings and events to the operator. They contain personal data, so requests must be local.
 */
export function registerTelemetryViewer(app: FastifyInstance, { database, uploads, isProduction, files }: Needs): void {
  const file = (url: URL | undefined, type: string): Answer => {
    return async (_, reply) => reply.type(type).send(url ? await readFile(url) : refuse('NotFound'))
  }
  const answers: Record<string, Answer> = {
    '/observed': async (_, reply) =>
      sendHtml(reply, overviewPage(await listErrors(database), await listRecordings(database))),
    '/observed/events': async (_, reply) => sendHtml(reply, eventsPage(await listEvents(database))),
    '/observed/play.js': async (_, reply) => reply.type(script).send(playScript),
    '/observed/replay.js': file(files?.player, script),
    '/observed/replay.css': file(files?.playerStyle, 'text/css; charset=utf-8'),
    '/observed/:id': async ({ params }, reply) =>
      sendHtml(reply, recordingPage((await findRecording(database, params.id)) ?? refuse('NotFound'))),
    '/observed/:id/events': async ({ params }, reply) =>
      reply.type('application/json; charset=utf-8').send(await readRecording(database, uploads, params.id)),
  }
  const onRequest = requireLocalRequest(isProduction)
  for (const [path, answer] of Object.entries(answers)) app.get<{ Params: { id: string } }>(path, { onRequest }, answer)
}

const script = 'text/javascript; charset=utf-8'

/** Only our own scripts run. A recording is shown with its original styles, in a frame without scripts. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const sendHtml = (reply: FastifyReply, text: string) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(text)
