import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The baseline of the machine: Fastify with a constant, with one prepared SELECT through `pg`, with a file from disk.
 */
const app = Fastify()
app.get('/constant', async () => ({ ID: 'p1', Name: 'Tile' }))

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
app.get<{ Params: { id: string } }>('/row/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'select row_to_json(t)::text as json from (select id, name, description, xp from platform.products where marketplace_id = $1 and id = $2) t',
    values: [process.env.MARKETPLACE, params.id],
  })
  return rows[0]?.json
})

app.get('/file', async (_request, reply) => reply.type('image/avif').send(await readFile(process.env.FILE ?? '')))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('ready')
