import { eachCell, type Table } from '../table.ts'
import { plainCell } from '../words.ts'
import { escapeXml } from './escape-xml.ts'

/** An element for each row, named by its columns; no formula is read from XML, so nothing is changed. */
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
