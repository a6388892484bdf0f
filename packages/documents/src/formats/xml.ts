import { eachCell, type Table } from '../table.ts'
import { plainCell } from '../words.ts'
import { escapeXml } from './escape-xml.ts'

/** One element per row with one child per column. XML readers evaluate no formulas, so nothing is escaped. */
export function xml({ name, columns, rows }: Table): string {
  const body = rows.map((row) => {
    const cells = eachCell(
      columns,
      row,
      ({ key, kind }, cell) => `<${key}>${escapeXml(plainCell(kind, cell))}</${key}>`,
    )
    return `  <row>${cells.join('')}</row>`
  })
  return [`<?xml version="1.0" encoding="UTF-8"?>`, `<${name}>`, ...body, `</${name}>`, ''].join('\n')
}
