/** A contract with one of everything, small enough to read alongside a test. */
export const smallContract = `
openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
security: [{ bearer: [] }]
components:
  parameters:
    Id: { name: id, in: path, required: true, schema: { type: integer, minimum: 1, maximum: 2147483647 } }
    IdempotencyKey: { name: Idempotency-Key, in: header, schema: { type: string, minLength: 8, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' } }
  responses:
    Refused: { description: Refused., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
  schemas:
    Error:
      type: object
      required: [success, message, code, request_id]
      properties:
        success: { type: boolean, const: false }
        message: { type: string }
        code: { type: string }
        errors: { type: object, additionalProperties: { type: array, items: { type: string } } }
        current: { type: object, additionalProperties: true }
        request_id: { type: string }
    Color: { type: string, enum: [red, green] }
    Thing:
      type: object
      required: [id, name]
      properties:
        id: { type: integer }
        name: { type: string }
        color: { $ref: '#/components/schemas/Color' }
    ThingReply:
      type: object
      required: [success, data]
      properties:
        success: { type: boolean, const: true }
        data: { $ref: '#/components/schemas/Thing' }
    ThingForm:
      type: object
      additionalProperties: false
      required: [name, email]
      x-messages:
        name: { required: Please name the thing, maxLength: Please use a shorter name }
        email: { required: Email is required, format: Please enter a valid email address }
        owner: { required: Please say whose it is }
        site: { pattern: Please enter a site with a dot }
      properties:
        name: { type: string, minLength: 1, maxLength: 20 }
        email: { type: string, format: email, minLength: 1, maxLength: 254 }
        color: { $ref: '#/components/schemas/Color' }
        site: { type: string, pattern: '\\.' }
        price: { type: number, format: money, minimum: 0, maximum: 100 }
        count: { type: integer, minimum: 1, default: 3 }
        is_open: { type: boolean }
        note: { type: [string, 'null'], maxLength: 10 }
        tags: { type: array, minItems: 1, maxItems: 3, uniqueItems: true, items: { $ref: '#/components/schemas/Color' } }
        size: { oneOf: [{ type: integer, minimum: 1 }, { type: object, additionalProperties: false, required: [width], properties: { width: { type: integer } } }, { type: 'null' }] }
        mapping: { type: object, maxProperties: 50, additionalProperties: { type: string, maxLength: 50 } }
        owner:
          type: object
          additionalProperties: false
          required: [first_name]
          x-messages: { first_name: { required: First name is required } }
          properties: { first_name: { type: string, minLength: 1 }, age: { type: integer } }
    FeedForm:
      type: object
      additionalProperties: false
      required: [feed_name, file]
      x-messages:
        feed_name: { required: Please provide a feed name }
        file: { required: Please select a file to upload }
      properties:
        feed_name: { type: string, minLength: 1, maxLength: 255 }
        has_header: { type: boolean }
        domain_id: { type: integer, minimum: 1 }
        tags: { type: array, maxItems: 5, items: { type: string, maxLength: 20 } }
        mapping: { type: string, x-text: json, maxLength: 100 }
        file:
          type: string
          contentMediaType: application/octet-stream
          x-max-bytes: 52428800
          x-max-bytes-message: File size must be less than 50MB
    LicenseForm:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { type: string, minLength: 1, maxLength: 100 }
        license:
          type: string
          contentMediaType: application/octet-stream
          x-max-bytes: 10485760
          x-max-bytes-message: File size must be less than 10MB
paths:
  /things/{id}:
    get:
      operationId: things.show
      x-roles: [client, admin]
      x-scopes: [things:read]
      parameters: [{ $ref: '#/components/parameters/Id' }]
      responses:
        '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/ThingReply' } } } }
        '404': { $ref: '#/components/responses/Refused' }
        default: { $ref: '#/components/responses/Refused' }
    delete:
      operationId: things.remove
      x-roles: [admin]
      x-scopes: []
      parameters: [{ $ref: '#/components/parameters/Id' }]
      responses:
        '204': { description: Gone. }
        default: { $ref: '#/components/responses/Refused' }
  /things/pinned:
    get:
      operationId: things.pinned
      x-roles: [client, admin]
      x-scopes: ['*']
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 1 } }
        - { name: open, in: query, schema: { type: boolean } }
        - { name: color, in: query, schema: { $ref: '#/components/schemas/Color' } }
        - { name: tag, in: query, schema: { type: array, items: { type: string } } }
        - { name: search, in: query, schema: { type: string, maxLength: 20 } }
      responses:
        '200': { description: They., content: { application/json: { schema: { type: object, additionalProperties: true } } } }
        default: { $ref: '#/components/responses/Refused' }
  /things:
    post:
      operationId: things.create
      x-roles: [client, admin]
      x-scopes: [things:write]
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/ThingForm' } } } }
      responses:
        '201': { description: It., content: { application/json: { schema: { type: object, additionalProperties: true } } } }
        '409': { $ref: '#/components/responses/Refused' }
        '422': { $ref: '#/components/responses/Refused' }
        default: { $ref: '#/components/responses/Refused' }
  /things/export:
    get:
      operationId: things.export
      x-roles: [admin]
      x-scopes: [things:read]
      responses:
        '200': { description: A table., content: { text/csv: { schema: { type: string } } } }
        default: { $ref: '#/components/responses/Refused' }
  /things/{id}/close:
    post:
      operationId: things.close
      x-roles: [client]
      x-scopes: [things:write]
      parameters: [{ $ref: '#/components/parameters/Id' }, { $ref: '#/components/parameters/IdempotencyKey' }]
      requestBody:
        required: false
        content: { application/json: { schema: { type: object, additionalProperties: false, properties: { note: { type: string, maxLength: 10 } } } } }
      responses:
        '200': { description: Done., content: { application/json: { schema: { type: object, additionalProperties: true } } } }
        default: { $ref: '#/components/responses/Refused' }
  /enter:
    post:
      operationId: open.enter
      x-roles: [visitor, client, admin]
      x-scopes: ['*']
      security: []
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }]
      responses:
        '200': { description: Who., content: { application/json: { schema: { type: object, additionalProperties: true } } } }
        '401': { $ref: '#/components/responses/Refused' }
        default: { $ref: '#/components/responses/Refused' }
  /feeds:
    post:
      operationId: forms.feed
      x-roles: [visitor, client, admin]
      x-scopes: ['*']
      security: []
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }]
      requestBody: { required: true, content: { multipart/form-data: { schema: { $ref: '#/components/schemas/FeedForm' } } } }
      responses:
        '201': { description: It., content: { application/json: { schema: { type: object, additionalProperties: true } } } }
        default: { $ref: '#/components/responses/Refused' }
  /licenses:
    post:
      operationId: forms.license
      x-roles: [visitor, client, admin]
      x-scopes: ['*']
      security: []
      requestBody: { required: true, content: { multipart/form-data: { schema: { $ref: '#/components/schemas/LicenseForm' } } } }
      responses:
        '201': { description: It., content: { application/json: { schema: { type: object, additionalProperties: true } } } }
        default: { $ref: '#/components/responses/Refused' }
`;
