import * as v from 'valibot'
import { type Setting, settings } from '#worker/configuration/settings.ts'

/** The list of all settings in docs/configuration.md. */
export function settingList(): string {
  return Object.entries<Setting>(settings).map(rowOf).join('\n')
}

function rowOf([name, { what, note, isSecret, neededBy, isOptionalLocally, schema }]: [string, Setting]): string {
  const defaultText = defaultOf(schema)
  const isOptional = v.is(schema, undefined) && neededBy === undefined && defaultText === ''
  const kinds = [...(isOptional ? ['optional'] : []), ...(isSecret ? ['secret'] : [])]
  const sentences = [
    sentence(what),
    neededBy && `Required if ${neededBy} is set${isOptionalLocally ? ', except on localhost' : ''}.`,
    note,
  ]
  const text = sentences.filter(Boolean).join(' ').replaceAll(names, '`$1`')
  const kind = kinds.length > 0 ? ` (${kinds.join(', ')})` : ''
  return `- \`${name}\`${kind}: ${text}${defaultText}`
}

const names = new RegExp(`\\b(${Object.keys(settings).join('|')})\\b`, 'g')

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function defaultOf(schema: Setting['schema']): string {
  const value = 'default' in schema ? schema.default : undefined
  return typeof value === 'string' && value !== '' ? ` Default: \`${value}\`.` : ''
}
