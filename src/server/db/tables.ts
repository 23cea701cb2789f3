// Made by scripts/db-types.ts from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
type GeneratedJson = ColumnType<unknown, string | undefined, string>;
type Point = ColumnType<{ x: number; y: number }, string, string>;

export interface Tables {
  access_tokens: {
    hash: string;
    session_id: string;
    expires_at: Instant;
  };
  account_export_pieces: {
    export_id: string;
    number: number;
    key: string;
    bytes: number;
  };
  account_exports: {
    id: Generated<string>;
    user_id: string;
    state: Generated<string>;
    bytes: Generated<number>;
    asked_at: Instant;
    ready_at: Instant | null;
    expires_at: Instant | null;
  };
  address_changes: {
    id: Generated<string>;
    user_id: string;
    channel: string;
    old_address: string;
    new_address: string;
    key_hash: string;
    changed_at: Instant;
    expires_at: Instant;
    closed_at: Instant | null;
  };
  agency_professionals: {
    id: Generated<string>;
    provider_id: string;
    position: number;
    name: string;
    discipline: string;
    credential: Generated<string>;
    since: number | null;
    languages: Generated<string[]>;
    about: GeneratedJson;
    art: Json | null;
  };
  analytics_events: {
    id: string;
    kind: string;
    name: string;
    route: string;
    facts: GeneratedJson;
    happened_at: Instant;
  };
  application_events: {
    id: Generated<number>;
    application_id: string;
    what: string;
    actor_id: string;
    detail: string | null;
    at: Instant;
  };
  appointment_days: {
    provider_id: string;
    day: string;
    drawn: number;
  };
  audit_entries: {
    id: Generated<number>;
    at: Instant;
    actor_id: string;
    person_id: string;
    action: string;
    subject: string;
    previous_hash: string;
    hash: string;
  };
  board_notes: {
    id: Generated<string>;
    person_id: string;
    words: string;
    written_by: string;
    written_at: Instant;
  };
  board_tasks: {
    id: Generated<string>;
    person_id: string;
    day: string;
    kind: string;
    title: string | null;
    booking_id: string | null;
    starts_at: Instant | null;
    created_by: string;
    created_at: Instant;
    taken_by: string | null;
    taken_at: Instant | null;
    done_at: Instant | null;
  };
  booking_attendance: {
    booking_id: string;
    starts_at: Instant;
    arrived_at: Instant | null;
    left_at: Instant | null;
    noted_by: string;
    missed_at: Instant | null;
  };
  booking_changes: {
    id: Generated<number>;
    booking_id: string;
    state: string;
    added: Json;
    dropped: Json;
    details: Json;
    asked_by: string;
    asked_at: Instant;
    answer_by: Instant;
    answered_at: Instant | null;
    reason: string | null;
  };
  booking_dues: {
    id: Generated<string>;
    booking_id: string;
    number: number;
    amount_cents: number;
    due_at: Instant;
    state: Generated<string>;
    refund_cents: Generated<number>;
    updated_at: Instant;
    pay_by: Instant | null;
    undo: Json | null;
    unpaid_until: Instant | null;
    covers_from: Instant | null;
  };
  booking_events: {
    id: Generated<number>;
    booking_id: string;
    what: string;
    at: Instant;
  };
  booking_gone_days: {
    booking_id: string;
    starts_at: Instant;
    ends_at: Instant;
    day: string;
  };
  booking_intakes: {
    booking_id: string;
    person_id: string;
    answers: Json;
    given_by: string;
    given_at: Instant;
  };
  booking_kinds: {
    kind: string;
  };
  booking_moves: {
    booking_id: string;
    starts_at: Instant;
    moved_from: Instant;
    booked_for: Instant;
    moved_by: string;
    moved_by_user: string;
    moved_at: Instant;
    terms_from: Instant | null;
  };
  booking_offers: {
    id: Generated<number>;
    booking_id: string;
    why: string;
    state: string;
    reason: string | null;
    offered_by: string;
    offered_at: Instant;
    answer_by: Instant;
    answered_at: Instant | null;
  };
  booking_plans: {
    booking_id: string;
    person_id: string;
    card_id: string | null;
    state: string;
    first_cents: number;
    chosen_by: string;
    tries: Generated<number>;
    asked_at: Instant;
    remind_at: Instant;
    checked_at: Instant | null;
    checked_by: string | null;
    choose_by: Instant | null;
    version: Generated<number>;
  };
  booking_questions: {
    id: Generated<number>;
    booking_id: string;
    question: string;
    asked_by: string;
    asked_at: Instant;
    answer: string | null;
    answered_by: string | null;
    answered_at: Instant | null;
  };
  booking_reminders: {
    booking_id: string;
    name: string;
    sent_at: Instant;
  };
  booking_returns: {
    id: Generated<string>;
    booking_id: string;
    due_id: string;
    amount_cents: number;
    skipped_time: Instant | null;
    owed_at: Instant;
    tried_at: Instant;
    tries: Generated<number>;
    done_at: Instant | null;
    created_at: Instant;
  };
  booking_skips: {
    booking_id: string;
    starts_at: Instant;
    ends_at: Instant;
    day: string;
    cents: number;
    skipped_at: Instant;
    skipped_by: string;
    cancelled_by: string | null;
    reason: string | null;
    booked_for: Instant;
  };
  booking_time_reminders: {
    booking_id: string;
    starts_at: Instant;
    name: string;
    sent_at: Instant;
  };
  booking_times: {
    booking_id: string;
    starts_at: Instant;
    ends_at: Instant;
    day: string;
  };
  bookings: {
    id: Generated<string>;
    booking_id: string;
    kind: string;
    user_id: string;
    person_id: string;
    provider_id: string;
    provider_name: string;
    status: string;
    booked_date: string;
    starts_at: Instant;
    ends_at: Instant;
    time_zone: string;
    total_cents: number;
    snapshot: Json;
    note: string | null;
    held_until: Instant | null;
    charging_until: Instant | null;
    answer_by: Instant | null;
    answered_at: Instant | null;
    cancelled_by: string | null;
    cancel_code: string | null;
    cancel_reason: string | null;
    cancelled_at: Instant | null;
    reviewed_at: Instant | null;
    created_at: Instant;
    updated_at: Instant;
    held_for_client: string | null;
    hold_extended_at: Instant | null;
    terms_from: Instant | null;
    sure_at: Instant | null;
    pay_asked_at: Instant | null;
  };
  calendar_feeds: {
    user_id: string;
    provider_id: string | null;
    key_hash: string;
    created_at: Instant;
    read_at: Instant | null;
  };
  care_notes: {
    booking_id: string;
    person_id: string;
    notes: Json;
    version: Generated<number>;
    written_by: string;
    updated_at: Instant;
    id: Generated<string>;
  };
  care_visit_notes: {
    id: Generated<string>;
    booking_id: string;
    person_id: string;
    done: string[];
    condition: string;
    words: string;
    is_to_watch: boolean;
    version: Generated<number>;
    written_by: string | null;
    written_at: Instant;
    changed_at: Instant | null;
    starts_at: Instant;
  };
  caregivers: {
    provider_id: string;
    gender: string | null;
    since: number | null;
    min_hours: Generated<number>;
    max_hours: Generated<number>;
    radius_miles: Generated<number>;
    training: Generated<string[]>;
  };
  centres: {
    provider_id: string;
    capacity: number;
    week_cents: number | null;
    month_cents: number | null;
    day_plan: GeneratedJson;
    skip_hours: Generated<number>;
    rooms: GeneratedJson;
  };
  codes: {
    id: Generated<string>;
    purpose: string;
    channel: string;
    target: string;
    code_hash: string;
    tries: Generated<number>;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
    client: Generated<string>;
    other_tries: Generated<number>;
  };
  dashboard_widgets: {
    user_id: string;
    names: string[];
    hidden: string[];
    updated_at: Instant;
    is_easy: Generated<boolean>;
  };
  dependants: {
    person_id: string;
    relationship: string;
    basis: string | null;
    recorded_at: Instant;
  };
  doctors: {
    provider_id: string;
    specialties: string[];
    gender: string;
    video_cents: number | null;
    chat_cents: number | null;
    practises_since: string;
    npi: string;
    licence_state: string;
    licence_number: string;
    training: Generated<string[]>;
    accepts_itself: Generated<boolean>;
  };
  error_reports: {
    fingerprint: string;
    name: string;
    message: string;
    stack: string;
    route: string | null;
    count: Generated<number>;
    first_at: Generated<Date>;
    last_at: Generated<Date>;
  };
  evidence: {
    id: Generated<string>;
    application_id: string | null;
    provider_id: string | null;
    kind: string;
    facts: Json;
    valid_until: string | null;
    result: Generated<string>;
    source: string | null;
    checked_by: string | null;
    checked_at: Instant | null;
    created_at: Instant;
  };
  evidence_warnings: {
    provider_id: string;
    evidence_until: Instant;
    days: number;
    told_at: Instant;
  };
  family_invitations: {
    id: Generated<string>;
    kind: string;
    from_user_id: string;
    person_id: string | null;
    email: string;
    relationship: string;
    scopes: string[];
    status: string;
    created_at: Instant;
    sent_at: Instant;
    updated_at: Instant;
  };
  family_links: {
    id: Generated<string>;
    person_id: string;
    member_user_id: string;
    relationship: string;
    status: string;
    scopes: Generated<string[]>;
    updated_at: Instant;
    accepted_at: Instant | null;
    paused_at: Instant | null;
    ends_on: string | null;
    ends_at: Instant | null;
    ending_told_at: Instant | null;
    ended_told_at: Instant | null;
    stopped_by: string | null;
    away_paused_at: Instant | null;
  };
  favourites: {
    user_id: string;
    provider_id: string;
    created_at: Instant;
    person_id: string | null;
    note: Generated<string>;
    is_shared: Generated<boolean>;
    was_verified: Generated<boolean>;
    archived_at: Instant | null;
    removed_at: Instant | null;
  };
  file_keys: {
    name: string;
  };
  file_renditions: {
    name: string;
    file_id: string;
    width: number;
    height: number;
    format: string;
    bytes: number;
    key: string;
  };
  files: {
    id: Generated<string>;
    owner_id: string | null;
    kind: string;
    name: string;
    type: string;
    bytes: number;
    width: number | null;
    height: number | null;
    key: string;
    attached_to: string | null;
    attached_at: Instant | null;
    removed_at: Instant | null;
    created_at: Instant;
  };
  former_people: {
    id: string;
    person_id: string;
    taken_over_at: Instant;
  };
  health_profiles: {
    person_id: string;
    facts: Json;
    version: Generated<number>;
    updated_at: Instant;
  };
  health_record_versions: {
    record_id: string;
    version: number;
    facts: Json;
    files: Json;
    written_by: string | null;
    written_at: Instant;
  };
  health_records: {
    id: Generated<string>;
    person_id: string;
    key: string;
    type: string;
    day: string;
    facts: Json;
    version: Generated<number>;
    removed_at: Instant | null;
    created_at: Instant;
    updated_at: Instant;
    entered_by: string | null;
    changed_by: string | null;
    changed_at: Instant | null;
    source_id: string | null;
    source_name: string | null;
  };
  home_health_agencies: {
    provider_id: string;
    radius_miles: Generated<number>;
    zips: Generated<string[]>;
    takes_medicare: Generated<boolean>;
    takes_medicaid: Generated<boolean>;
    ccn: string | null;
    quality_stars: number | null;
  };
  idempotent_answers: {
    user_id: string;
    route: string;
    key: string;
    body_hash: string;
    answer: Json | null;
    created_at: Instant;
  };
  insurance_cards: {
    id: Generated<string>;
    person_id: string;
    plan: string;
    member_id: string;
    group_id: string | null;
    ends_on: string | null;
    front_file_id: string | null;
    back_file_id: string | null;
    preferred_at: Instant | null;
    version: Generated<number>;
    removed_at: Instant | null;
    added_by: string;
    created_at: Instant;
    updated_at: Instant;
    payer: string | null;
  };
  intakes: {
    id: Generated<string>;
    person_id: string;
    answers: Json;
    version: Generated<number>;
    written_by: string;
    updated_at: Instant;
  };
  known_devices: {
    hash: string;
    user_id: string;
    seen_at: Instant;
    trusted_until: Instant | null;
    browser: string | null;
    system: string | null;
    network: string | null;
    came_at: Instant | null;
  };
  lab_centres: {
    provider_id: string;
    home_fee_cents: number | null;
  };
  lab_offers: {
    provider_id: string;
    item_id: string;
    price_cents: number;
  };
  lab_orders: {
    id: string;
    person_id: string;
    provider_id: string;
    stage: Generated<string>;
    draft: Json | null;
    version: Generated<number>;
    remark: Generated<string>;
    collected_at: Instant | null;
    in_lab_at: Instant | null;
    reported_at: Instant | null;
    released_at: Instant | null;
    corrected_at: Instant | null;
    updated_at: Instant;
    told_at: Instant | null;
  };
  lab_values: {
    booking_id: string;
    test_id: string;
    analyte: string;
    value: number;
    unit: string;
    low: number | null;
    high: number | null;
    critical_low: number | null;
    critical_high: number | null;
  };
  lead_events: {
    id: Generated<number>;
    lead_id: string;
    what: string;
    holder: string | null;
    user_id: string | null;
    at: Instant;
    answer: string | null;
  };
  lead_holders: {
    lead_id: string;
    holder: string;
    since: Instant;
    acknowledged_at: Instant | null;
  };
  lead_requests: {
    id: Generated<string>;
    user_id: string;
    person_id: string;
    provider_id: string;
    client_id: string;
    status: Generated<string>;
    starts: string;
    note: string;
    contact_name: string;
    contact_by: string;
    best_time: string;
    phone: string | null;
    email: string | null;
    consent_words: string;
    consent_version: string;
    consented_at: Instant;
    visit_on: string | null;
    created_at: Instant;
    updated_at: Instant;
    withdrawn_at: Instant | null;
    need: string | null;
  };
  leads: {
    id: Generated<string>;
    kind: string;
    what: string;
    email: string;
    details: Json;
    created_at: Instant;
  };
  line_providers: {
    line_id: string;
    provider_id: string;
    number: Generated<number>;
    before: Instant;
    declined: Generated<Date[]>;
  };
  log_in_steps: {
    hash: string;
    user_id: string;
    tries: Generated<number>;
    expires_at: Instant;
    used_at: Instant | null;
    purpose: Generated<string>;
  };
  mailbox: {
    id: string;
    channel: string;
    recipient: string;
    subject: string | null;
    body_text: string;
    body_html: string | null;
    delivered_at: Generated<Date>;
  };
  medication_doses: {
    medication_id: string;
    day: string;
    time: string;
    state: string;
    marked_by: string | null;
    marked_at: Instant;
  };
  medication_reminders: {
    id: Generated<string>;
    person_id: string;
    told_until: Instant | null;
    repeated_until: Instant | null;
    missed_until: Instant | null;
  };
  medications: {
    id: Generated<string>;
    person_id: string;
    summary_id: string | null;
    place: Generated<number>;
    type: string;
    name: string;
    strength: Generated<string>;
    dose: string;
    frequency: string;
    days: number | null;
    instructions: Generated<string>;
    starts_on: string;
    created_at: Instant;
    key: string | null;
    version: Generated<number>;
    stopped_on: string | null;
    times: Generated<string[]>;
    reminds_since: Instant | null;
    every_days: Generated<number | null>;
    last_day: Generated<string | null>;
    tells_since: Instant | null;
    supply_units: number | null;
    supply_per_dose: number | null;
    supply_on: string | null;
    supply_time: string | null;
    supply_look_on: string | null;
  };
  next_slots: {
    provider_id: string;
    service: string;
    starts_at: Instant;
    look_at: Instant;
    next_times: Generated<Date[]>;
  };
  notifications: {
    id: Generated<string>;
    user_id: string;
    kind: string;
    subject_id: string;
    provider_id: string | null;
    facts: Json;
    updated_at: Instant;
    read_at: Instant | null;
    person_id: string | null;
    provider_right: Generated<string>;
    person_scope: Generated<string>;
  };
  outbox: {
    id: Generated<string>;
    channel: string;
    recipient: string;
    subject: string | null;
    body: string;
    state: Generated<string>;
    attempts: Generated<number>;
    created_at: Instant;
    sent_at: Instant | null;
    link: string | null;
    user_id: string | null;
    about: string | null;
    subject_id: string | null;
    latest_at: Instant | null;
    send_at: Instant | null;
  };
  partner_applications: {
    id: Generated<string>;
    user_id: string;
    purpose: string;
    provider_id: string | null;
    status: Generated<string>;
    profile: GeneratedJson;
    answer: string | null;
    version: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
    sent_at: Instant | null;
    decided_at: Instant | null;
    decided_by: string | null;
    phone_proven_at: Instant | null;
    kind: Generated<string>;
  };
  passkey_challenges: {
    challenge: string;
    user_id: string | null;
    expires_at: Instant;
  };
  passkeys: {
    id: Generated<string>;
    user_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: Generated<string[]>;
    name: string;
    created_at: Instant;
    used_at: Instant | null;
  };
  payment_customers: {
    user_id: string;
    reference: string;
    preferred_method: string | null;
  };
  payment_events: {
    id: string;
    received_at: Instant;
  };
  payments: {
    id: Generated<string>;
    due_id: string;
    booking_id: string;
    user_id: string;
    amount_cents: number;
    method: string;
    saves_card: boolean;
    state: string;
    reference: string | null;
    client_secret: string | null;
    decline_code: string | null;
    card_brand: string | null;
    card_last_four: string | null;
    refunded_cents: Generated<number>;
    refund_tries: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
    agreed_at: Instant | null;
    is_off_session: Generated<boolean>;
  };
  payout_accounts: {
    provider_id: string;
    payee: string;
    bank_name: string | null;
    last_four: string | null;
    changed_by: string | null;
    changed_at: Instant | null;
    changing_until: Instant | null;
    held_until: Instant;
    next_at: Instant;
    problem: string | null;
    created_at: Instant;
  };
  payout_items: {
    payout_id: string;
    booking_id: string;
    amount_cents: number;
  };
  payout_reminders: {
    provider_id: string;
    looked_at: Instant;
    told_at: Instant | null;
  };
  payouts: {
    id: Generated<string>;
    number: string;
    provider_id: string;
    payee: string;
    bank_name: string;
    last_four: string;
    amount_cents: number;
    state: string;
    failure: string | null;
    reference: string | null;
    created_at: Instant;
    tried_at: Instant;
    settled_at: Instant | null;
  };
  people: {
    id: Generated<string>;
    user_id: string | null;
    created_by: string | null;
    first_name: string;
    last_name: string;
    date_of_birth: string | null;
    gender: string | null;
    address: string | null;
    zip: string | null;
    updated_at: Instant;
    profile_image: string | null;
  };
  place_events: {
    id: Generated<number>;
    provider_id: string;
    actor_id: string;
    what: string;
    detail: string | null;
    role: string | null;
    at: Instant;
    actor_name: string | null;
    subject_id: string | null;
  };
  place_handovers: {
    id: Generated<string>;
    provider_id: string;
    from_user: string;
    to_user: string;
    afterwards: string;
    status: Generated<string>;
    asked_at: Instant;
    updated_at: Instant;
  };
  place_invitations: {
    id: Generated<string>;
    provider_id: string;
    email: string;
    role: string;
    invited_by: string;
    status: Generated<string>;
    created_at: Instant;
    sent_at: Instant;
    updated_at: Instant;
  };
  plan_names: {
    key: string;
    name: string;
  };
  preferences: {
    user_id: string;
    global: Json;
    notifications: Json;
    privacy: Json;
    updated_at: Instant;
  };
  provider_kinds: {
    kind: string;
    is_asked_unverified: Generated<boolean>;
    slot_service: string | null;
    slot_minutes: number | null;
    has_private_address: Generated<boolean>;
    most_places: Generated<number>;
    takes_requests: Generated<boolean>;
  };
  provider_managers: {
    provider_id: string;
    user_id: string;
    role: Generated<string>;
    joined_at: Instant | null;
  };
  provider_photos: {
    file_id: string;
    provider_id: string;
    position: number;
    alt: string;
    state: string;
    reason: string | null;
    drawn_at: Instant | null;
    decided_at: Instant | null;
    decided_by: string | null;
    created_at: Instant;
    alts: GeneratedJson;
  };
  provider_plans: {
    provider_id: string;
    position: number;
    name: string;
    plan_key: string;
  };
  providers: {
    id: Generated<string>;
    kind: string;
    name: string;
    verified_at: Instant | null;
    street: string;
    city: string;
    state: string;
    zip: string;
    latitude: number;
    longitude: number;
    place: Point;
    time_zone: string;
    phone: string;
    languages: Generated<string[]>;
    offers: Generated<string[]>;
    price_cents: number | null;
    hours: Json;
    open_weekdays: number[];
    about: Json;
    picture: Json;
    rating: number | null;
    review_count: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
    evidence_until: Generated<Date>;
    photos: GeneratedJson;
    name_key: Generated<string>;
  };
  push_devices: {
    id: Generated<string>;
    user_id: string;
    session_id: string | null;
    endpoint: string;
    p256dh: string;
    auth: string;
    name: string;
    created_at: Instant;
    last_message_id: string | null;
  };
  rate_limits: {
    key: string;
    points: Generated<number>;
    expire: number | null;
  };
  record_link_looks: {
    id: Generated<string>;
    link_id: string;
    at: Instant;
    browser: string;
    system: string;
  };
  record_links: {
    id: Generated<string>;
    person_id: string;
    made_by: string;
    key_hash: string;
    passcode_hash: string;
    sections: string[];
    wrong_tries: Generated<number>;
    made_at: Instant;
    ends_at: Instant;
    ended_at: Instant | null;
  };
  recovery_codes: {
    user_id: string;
    hash: string;
    used_at: Instant | null;
  };
  refresh_tokens: {
    hash: string;
    session_id: string;
    expires_at: Instant;
    used_at: Instant | null;
  };
  review_decisions: {
    id: Generated<string>;
    review_id: string;
    staff_id: string | null;
    decision: string;
    reason: string | null;
    created_at: Instant;
  };
  review_replies: {
    review_id: string;
    user_id: string | null;
    words: string;
    language: string | null;
    created_at: Instant;
    edited_at: Instant | null;
  };
  review_reports: {
    id: Generated<string>;
    review_id: string;
    user_id: string;
    reason: string;
    words: Generated<string>;
    created_at: Instant;
    decided_at: Instant | null;
  };
  reviews: {
    id: Generated<string>;
    provider_id: string;
    booking_id: string | null;
    user_id: string | null;
    author: string;
    stars: number;
    words: string;
    created_at: Instant;
    language: string | null;
    visited_on: string | null;
    hidden_at: Instant | null;
  };
  seat_days: {
    provider_id: string;
    day: string;
    capacity: number;
    is_set: Generated<boolean>;
    taken: Generated<number>;
    room: Generated<string>;
  };
  seat_waiters: {
    id: Generated<string>;
    number: Generated<number>;
    provider_id: string;
    day: string;
    user_id: string;
    person_id: string;
    guests: number;
    state: Generated<string>;
    offered_until: Instant | null;
    created_at: Instant;
    updated_at: Instant;
    room: Generated<string>;
  };
  second_factors: {
    user_id: string;
    secret: string;
    last_step: Generated<number>;
    created_at: Instant;
    confirmed_at: Instant | null;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    created_at: Instant;
    ended_at: Instant | null;
    browser: Generated<string>;
    system: Generated<string>;
    network: string | null;
    used_at: Instant | null;
    proven_at: Instant | null;
    place_id: string | null;
    country: string | null;
  };
  shown_record_files: {
    booking_id: string;
    file_id: string;
    record_id: string;
    shown_by: string | null;
    shown_at: Instant;
  };
  shown_summaries: {
    booking_id: string;
    summary_id: string;
    shown_by: string | null;
    shown_at: Instant;
  };
  simulated_bank_tokens: {
    token: string;
    conduct: string;
    bank_name: string;
    last_four: string;
    is_spent: Generated<boolean>;
    created_at: Instant;
  };
  simulated_cards: {
    token: string;
    conduct: string;
    brand: string;
    last_four: string;
    expiry_month: number;
    expiry_year: number;
    customer: string | null;
    is_spent: Generated<boolean>;
    created_at: Generated<Date>;
  };
  simulated_charges: {
    reference: string;
    key: string;
    customer: string;
    card: string;
    amount_cents: number;
    currency: string;
    description: string;
    saves_card: boolean;
    state: string;
    decline_code: string | null;
    client_secret: string;
    refunded_cents: Generated<number>;
    created_at: Generated<Date>;
  };
  simulated_events: {
    id: string;
    kind: string;
    charge: string;
    created_at: Generated<Date>;
  };
  simulated_payees: {
    payee: string;
    conduct: string | null;
    created_at: Instant;
  };
  simulated_payouts: {
    reference: string;
    key: string;
    payee: string;
    amount_cents: number;
    conduct: string;
    created_at: Instant;
    told: string | null;
  };
  simulated_refunds: {
    reference: string;
    key: string;
    charge: string;
    amount_cents: number;
    created_at: Generated<Date>;
  };
  slot_changes: {
    id: Generated<number>;
    provider_id: string;
  };
  slot_holds: {
    id: Generated<string>;
    provider_id: string;
    service: string;
    starts_at: Instant;
    ends_at: Instant;
    user_id: string | null;
    key_hash: string;
    client: string;
    held_until: Instant;
    line_id: string | null;
  };
  slot_lines: {
    id: Generated<string>;
    number: Generated<number>;
    provider_id: string;
    service: string;
    user_id: string;
    person_id: string;
    last_day: string;
    before: Instant;
    state: Generated<string>;
    slot_at: Instant | null;
    offered_until: Instant | null;
    created_at: Instant;
    updated_at: Instant;
    slot_provider_id: string | null;
  };
  slots: {
    provider_id: string;
    service: string;
    starts_at: Instant;
    ends_at: Instant;
    capacity: number;
    taken: number;
  };
  specialty_terms: {
    specialty: string;
    language: string;
    term: string;
    is_name: Generated<boolean>;
    stems: Generated<string[]>;
  };
  staff_changes: {
    id: Generated<number>;
    user_id: string;
    change: string;
    is_by_setting: Generated<boolean>;
    actor_id: string | null;
    held_email: string | null;
    at: Instant;
  };
  summary_addenda: {
    id: Generated<string>;
    summary_id: string;
    number: number;
    words: string;
    written_by: string | null;
    created_at: Instant;
  };
  summary_templates: {
    id: Generated<string>;
    provider_id: string;
    kind: string;
    name: string;
    content: Json;
    written_by: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  support_tickets: {
    thread_id: string;
    number: Generated<number>;
    category: string;
    subject: string;
    booking_id: string | null;
    taken_by: string | null;
    taken_at: Instant | null;
    closed_by: string | null;
    rating: number | null;
    rating_words: string | null;
    rated_at: Instant | null;
  };
  thread_messages: {
    thread_id: string;
    sequence: number;
    side: string;
    user_id: string | null;
    client_id: string;
    words: string;
    written_at: Instant;
    answer_seconds: number | null;
    id: Generated<string>;
    reach: Generated<string[]>;
  };
  thread_readers: {
    thread_id: string;
    user_id: string;
    seen: number;
  };
  threads: {
    id: Generated<string>;
    kind: string;
    user_id: string;
    person_id: string;
    provider_id: string | null;
    client_id: string;
    status: Generated<string>;
    last_sequence: Generated<number>;
    asker_seen: Generated<number>;
    answerer_seen: Generated<number>;
    waiting_since: Instant | null;
    created_at: Instant;
    last_at: Instant;
    closed_at: Instant | null;
    closed_by: string | null;
    is_shared: Generated<boolean>;
    asked_since: Instant | null;
  };
  tickets: {
    hash: string;
    purpose: string;
    channel: string;
    target: string;
    user_id: string | null;
    expires_at: Instant;
    used_at: Instant | null;
  };
  time_off: {
    id: Generated<string>;
    provider_id: string;
    starts_at: Instant;
    ends_at: Instant;
    created_at: Instant;
  };
  tour_offers: {
    provider_id: string;
    is_on: boolean;
    note: string;
    updated_at: Instant;
  };
  tour_reminders: {
    tour_id: string;
    name: string;
    sent_at: Instant;
  };
  tours: {
    id: Generated<string>;
    provider_id: string;
    user_id: string;
    person_id: string;
    client_id: string;
    status: string;
    starts_at: Instant;
    ends_at: Instant;
    other_times: Generated<Date[]>;
    answer_by: Instant | null;
    wishes: string;
    language: string;
    phone: string | null;
    consent_words: string | null;
    consent_version: string | null;
    consented_at: Instant | null;
    phone_seen_at: Instant | null;
    phone_withdrawn_at: Instant | null;
    note: Generated<string>;
    reason: string | null;
    ended_by: string | null;
    outcome: string | null;
    sure_at: Instant | null;
    sequence: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
  };
  trail_checks: {
    person_id: string;
    entry_id: number;
    hash: string;
    checked_at: Instant;
    broken_entry: number | null;
    broken_at: Instant | null;
    settled_at: Instant | null;
  };
  trail_questions: {
    id: Generated<string>;
    entry_id: number;
    person_id: string;
    asked_by: string;
    kind: string;
    asked_at: Instant;
    told_at: Instant | null;
    answer: string | null;
    answered_by: string | null;
    answered_at: Instant | null;
  };
  trail_rounds: {
    is_only: Generated<boolean>;
    is_running: boolean;
    began_at: Instant;
    ended_at: Instant | null;
    person_id: string;
    entry_id: number;
    hash: string;
    broken_entry: number | null;
  };
  users: {
    id: Generated<string>;
    email: string;
    phone: string | null;
    first_name: string;
    last_name: string;
    password_hash: string;
    profile_image: string | null;
    language: Generated<string>;
    is_staff: Generated<boolean>;
    email_verified_at: Instant | null;
    phone_verified_at: Instant | null;
    created_at: Instant;
    updated_at: Instant;
    closing: string | null;
    closes_at: Instant | null;
    closing_told_at: Instant | null;
    closed_at: Instant | null;
    way_back_at: Instant | null;
  };
  video_arrivals: {
    booking_id: string;
    user_id: string;
    devices: Json | null;
    checked_at: Instant | null;
    arrived_at: Instant | null;
    seen_at: Instant | null;
  };
  video_guests: {
    id: Generated<string>;
    booking_id: string;
    user_id: string | null;
    email: string | null;
    name: string;
    invited_by: string | null;
    created_at: Instant;
    revoked_at: Instant | null;
    agreed_at: Instant | null;
    revoked_by: string | null;
  };
  video_seats: {
    id: Generated<string>;
    booking_id: string;
    user_id: string;
    session_id: string;
    part: string;
    has_joined: Generated<boolean>;
    seen_at: Instant;
  };
  video_visits: {
    booking_id: string;
    admitted_at: Instant | null;
    ended_at: Instant | null;
    told_at: Instant | null;
    updated_at: Instant;
  };
  video_words: {
    message_id: string;
    booking_id: string;
  };
  visit_summaries: {
    id: Generated<string>;
    booking_id: string;
    person_id: string;
    provider_id: string;
    draft: Json | null;
    version: Generated<number>;
    notes: string | null;
    diagnosis: Generated<string>;
    follow_up_weeks: number | null;
    written_by: string | null;
    updated_at: Instant;
    signed_at: Instant | null;
  };
  weekly_digests: {
    user_id: string;
    week: string;
    sent_at: Instant | null;
    undone: Generated<string[]>;
  };
  weekly_hours: {
    provider_id: string;
    service: string;
    ranges: Json;
    slot_minutes: number;
    buffer_minutes: number;
    notice_minutes: number;
    ahead_days: number;
    capacity: number;
    updated_at: Instant;
  };
}
