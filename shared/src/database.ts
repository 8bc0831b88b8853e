import type { ConsoleRole } from './access/console-roles.ts'
import type { Role } from './access/roles.ts'
import type { CategoryKind, FieldRole, FieldType, ParentMenu } from './catalogue/types.ts'
import type { Database as Generated } from './database.types.ts'
import type { ContactChannel } from './listing/contact.ts'
import type { ReportReason, ReportStatus } from './listing/report.ts'
import type { RejectionReason, RemovalReason, SoldOutcome } from './listing/status.ts'
import type { Answers } from './listing/visibility.ts'
import type { Labels, Language } from './locale/languages.ts'
import type { Channel, Pace, Topic } from './notice/telling.ts'
import type { WantedStatus } from './wanted.ts'

export type { Json } from './database.types.ts'

type GeneratedTables = Generated['public']['Tables']
type GeneratedFunctions = Generated['public']['Functions']

/** Names that the generated types do not have are errors here: a column that was renamed is not left behind. */
type Columns<Narrower extends { [Table in keyof Narrower]: { [Column in keyof Narrower[Table]]: unknown } }> = {
  [Table in keyof Narrower]: Table extends keyof GeneratedTables
    ? { [Column in keyof Narrower[Table]]: Column extends keyof GeneratedTables[Table]['Row'] ? unknown : never }
    : never
}
type KnownColumns<Narrower extends Columns<Narrower>> = Narrower

/** What columns hold that are JSON or text to the database, and whose checks and triggers let nothing else in. */
type ColumnsInOurWords = KnownColumns<{
  categories: {
    labels: Labels
    singulars: Labels
    descriptions: Labels
    parent_menu: ParentMenu | null
    kind: CategoryKind | null
  }
  dropdown_options: { labels: Labels }
  listing_drafts: { listing_type: 'product' | 'service' }
  listing_fields: {
    labels: Labels
    placeholders: Labels
    unit_labels: Labels
    type: FieldType
    roles: readonly FieldRole[]
  }
  listings: {
    attributes: Answers
    language: Language
    rejection_reason: RejectionReason | null
    removal_reason: RemovalReason | null
    sold_outcome: SoldOutcome | null
  }
  livestock_types: { labels: Labels }
  subcategories: { labels: Labels; singulars: Labels }
  subcategory_fields: {
    labels: Labels
    placeholders: Labels
    unit_labels: Labels
    type: FieldType
    roles: readonly FieldRole[]
  }
  movement_notices: { texts: Labels }
  notice_choices: { topic: Topic; channel: Channel; pace: Pace }
  places: { names: Labels }
  profiles: { console_roles: ConsoleRole[]; language: Language; role: Role }
  public_profiles: { contact_channels: ContactChannel[]; role: Role }
  ready_texts: { reader: 'seller' | 'reporter'; texts: Labels }
  reports: { reason: ReportReason; status: ReportStatus }
  safety_texts: { language: Language }
  search_lexicon: { language: Language }
  wanted_notices: {
    status: WantedStatus
    refusal_reason: RejectionReason | RemovalReason | null
  }
}>

type Functions<Narrower extends { [Name in keyof Narrower]: { Args?: unknown; Returns?: unknown } }> = {
  [Name in keyof Narrower]: Name extends keyof GeneratedFunctions
    ? {
        [Part in keyof Narrower[Name]]: Part extends 'Args'
          ? {
              [Argument in keyof Narrower[Name][Part]]: Argument extends keyof GeneratedFunctions[Name]['Args']
                ? unknown
                : never
            }
          : unknown
      }
    : never
}
type KnownFunctions<Narrower extends Functions<Narrower>> = Narrower

type Ended<Row> = Omit<Row, 'status' | 'subcategory' | 'attributes'> & {
  subcategory: string | null
  /** A removed one has no answers. */
  attributes: Answers
  status: 'sold' | 'expired' | 'withdrawn' | 'removed'
}
type Nullable<Row, Column extends keyof Row> = Omit<Row, Column> & { [Name in Column]: Row[Name] | null }
type Rows<Name extends keyof GeneratedFunctions> = GeneratedFunctions[Name]['Returns'] extends (infer Row)[]
  ? Row
  : never

/** The same of functions; and where they take or return nothing, which the database's types do not say. */
type FunctionsInOurWords = KnownFunctions<{
  add_telephone_seller: { Args: { whatsapp: string | null } }
  change_price: { Args: { price: number | null } }
  ended_listing: { Returns: Ended<Rows<'ended_listing'>>[] }
  ended_listings: { Returns: Ended<Rows<'ended_listings'>>[] }
  find_sellers: { Returns: Nullable<Rows<'find_sellers'>, 'name' | 'phone' | 'email' | 'place_id'>[] }
  place_of_pincode: { Returns: string | null }
  reveal_contact: { Args: { channel: ContactChannel } }
  reveal_wanted: { Args: { channel: ContactChannel } }
  mark_sold: { Args: { outcome: SoldOutcome } }
  saved_search_news: { Returns: Nullable<Rows<'saved_search_news'>, 'new_listings'>[] }
}>

type Narrowed<Shape, Narrower> = {
  [Name in keyof Shape]: Name extends keyof Narrower ? Narrower[Name] : Shape[Name]
}

/** The tables and functions of the API, as they were generated from the migrations, in the words of this market. */
export type Database = {
  public: Omit<Generated['public'], 'Tables' | 'Functions'> & {
    Tables: {
      [Table in keyof GeneratedTables]: {
        [Part in keyof GeneratedTables[Table]]: Part extends 'Row' | 'Insert' | 'Update'
          ? Narrowed<
              GeneratedTables[Table][Part],
              Table extends keyof ColumnsInOurWords ? ColumnsInOurWords[Table] : unknown
            >
          : GeneratedTables[Table][Part]
      }
    }
    Functions: {
      [Name in keyof GeneratedFunctions]: {
        Args: Narrowed<
          GeneratedFunctions[Name]['Args'],
          Name extends keyof FunctionsInOurWords
            ? FunctionsInOurWords[Name] extends { Args: infer Given }
              ? Given
              : unknown
            : unknown
        >
        Returns: Name extends keyof FunctionsInOurWords
          ? FunctionsInOurWords[Name] extends { Returns: infer Answer }
            ? Answer
            : ReturnsOf<Name>
          : ReturnsOf<Name>
      }
    }
  }
}

/** A row of a table as a function returns it: in our words too. */
type ReturnsOf<Name extends keyof GeneratedFunctions> =
  GeneratedFunctions[Name]['Returns'] extends GeneratedTables['listings']['Row']
    ? Row<'listings'>
    : GeneratedFunctions[Name]['Returns']

export type TableName = keyof Database['public']['Tables']
export type FunctionName = keyof Database['public']['Functions']

/** A row of a table, with what functions compute of it where that is asked for. */
export type Row<Table extends TableName> = Database['public']['Tables'][Table]['Row']

/** What a function is called with, by name. */
export type Arguments<Name extends FunctionName> = Database['public']['Functions'][Name]['Args']

/** What a function answers. */
export type Returns<Name extends FunctionName> = Database['public']['Functions'][Name]['Returns']
