/** Every number of the product, unit last in its name. */

export const TOASTS_AT_ONCE = 1
export const TOAST_DURATION_MS = 5000
export const TOAST_REMOVAL_DELAY_MS = 500
export const LOGOUT_FAILURE_TOAST_MS = 3000
export const TOAST_SWIPE_PX = 50
export const TOAST_AREA_WIDTH_PX = 420

export const VISITOR_LOG_ENTRIES = 1000

export const SIDEBAR_EXPANDED_PX = 256
export const SIDEBAR_COLLAPSED_PX = 72
export const SIDEBAR_TRANSITION_MS = 450

export const PHOTOS_PER_LISTING = 10
export const PHOTO_LONG_SIDE_PX = 1280
export const PHOTO_CARD_SIDE_PX = 400
/**
 * What one photograph may weigh in its full and in its card size: five of them, with all that goes along, are sent in
 * less than 900 KB. The bucket takes more.
 */
export const PHOTO_STORED_BYTES = 144 * 1024
export const PHOTO_CARD_BYTES = 24 * 1024
/** Files that a listing may have: its photographs in both sizes, and once more those that took the place of others. */
export const PHOTO_FILES_PER_LISTING = 4 * PHOTOS_PER_LISTING
/** What a chosen file may weigh before it is shrunk: more is no photograph of a phone, and would exhaust its memory. */
export const PHOTO_CHOSEN_BYTES = 25 * 1024 * 1024
export const PHOTO_CACHE_SECONDS = 31_536_000
/** A picture that is not ready after this time will never be: the phone has run out of memory. */
export const PHOTO_PREPARING_MS = 150_000
/** An upload of which nothing moves for this long has failed, and is tried again by the person. */
export const UPLOAD_STALL_MS = 30_000
/** The side of a person's square picture, and what it may weigh. The bucket refuses a little more. */
export const AVATAR_SIDE_PX = 256
export const AVATAR_STORED_BYTES = 30 * 1024
/** Pictures of one person that may be stored at a time: the one that is shown, and those that are about to go. */
export const AVATARS_PER_PERSON = 5
export const REASON_CHARACTERS = 1000

export const TITLE_CHARACTERS = 120
export const DESCRIPTION_CHARACTERS = 4000
export const ANSWER_CHARACTERS = 500
export const PRICE_MAX_RUPEES = 1_000_000_000
export const QUANTITY_MAX = 100_000
/** Of a note among administrators. */
export const NOTE_CHARACTERS = 1000
/** Of what an administrator writes to a seller. The database says the same. */
export const MESSAGE_CHARACTERS = 1000
export const NAME_CHARACTERS = 80
export const PASSWORD_MIN_CHARACTERS = 8
/** bcrypt reads no further: what comes after would count for nothing. */
export const PASSWORD_MAX_BYTES = 72
/** What an administrator may say beside listings, in one language. */
export const NOTICE_CHARACTERS = 600

/** So many more animals are entered at once, like one that is listed. The database says the same. */
export const HERD_ANIMALS = 40
/** What a seller may call a listing for themselves. The database says the same. */
export const LABEL_CHARACTERS = 40

export const LISTINGS_PER_PAGE = 12

/** How long the market may take to answer before a person is told and may try again. */
export const ANSWER_TIMEOUT_MS = 20_000
/** The same for a photograph, which a slow network carries for a while. */
export const UPLOAD_TIMEOUT_MS = 120_000
/** After how long a listing that waits for a network is tried again, where it was not sent over a new one either. */
export const WAITING_PAUSE_MS = 20_000
/** How long a pause in writing must be for a draft to be saved in the account. */
export const DRAFT_SAVING_DELAY_MS = 1500

/** How long an administrator can take a decision about a listing back. The database says the same. */
export const DECISION_UNDO_MS = 600_000

/** Of listings that are alike so many are told at most. The database says the same. */
export const LISTINGS_ALIKE = 12

/** How long a listing has to be before the eyes until it can be decided: a key that comes earlier was meant for another. */
export const FIRST_LOOK_MS = 400
/** How often an open console asks how much waits, while somebody may see it. */
export const WAITING_COUNTS_MS = 25_000
/** How often a console renews the review that it has open, and asks for those of colleagues, while somebody may see it. */
export const OPEN_REVIEWS_MS = 10_000
/** Among so many listings of a queue at most one is looked for that nobody reviews. The database says the same. */
export const FREE_REVIEWS_ASKED = 100

/** What is imported at once: rows of a file, and bytes of its text in UTF-8. The database says the same. */
export const IMPORT_ROWS = 5000
export const IMPORT_BYTES = 2 * 1024 * 1024

/**
 * How long a connection to our servers may stay idle: longer than any client or proxy keeps one, so that none sends a
 * request into a connection that is just being closed.
 */
export const KEEP_ALIVE_MS = 65_000

/** How long the storefront lets a connection to the backend stay idle: it closes it long before the backend would. */
export const IDLE_CONNECTION_MS = 20_000
