import type { Schema, Struct } from '@strapi/strapi';

export interface AdminApiToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_tokens';
  info: {
    description: '';
    displayName: 'Api Token';
    name: 'Api Token';
    pluralName: 'api-tokens';
    singularName: 'api-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    adminPermissions: Schema.Attribute.Relation<'oneToMany', 'admin::permission'>;
    adminUserOwner: Schema.Attribute.Relation<'manyToOne', 'admin::user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    encryptedKey: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    expiresAt: Schema.Attribute.DateTime;
    kind: Schema.Attribute.Enumeration<['content-api', 'admin']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'content-api'>;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::api-token-permission'>;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.Enumeration<['read-only', 'full-access', 'custom']> &
      Schema.Attribute.DefaultTo<'read-only'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminApiTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_token_permissions';
  info: {
    description: '';
    displayName: 'API Token Permission';
    name: 'API Token Permission';
    pluralName: 'api-token-permissions';
    singularName: 'api-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::api-token-permission'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminPermission extends Struct.CollectionTypeSchema {
  collectionName: 'admin_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'Permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    actionParameters: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    apiToken: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    conditions: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<[]>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::permission'> & Schema.Attribute.Private;
    properties: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<'manyToOne', 'admin::role'>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminRole extends Struct.CollectionTypeSchema {
  collectionName: 'admin_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'Role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::role'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    users: Schema.Attribute.Relation<'manyToMany', 'admin::user'>;
  };
}

export interface AdminSession extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_sessions';
  info: {
    description: 'Session Manager storage';
    displayName: 'Session';
    name: 'Session';
    pluralName: 'sessions';
    singularName: 'session';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
    i18n: {
      localized: false;
    };
  };
  attributes: {
    absoluteExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    childId: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    deviceId: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime & Schema.Attribute.Required & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::session'> & Schema.Attribute.Private;
    metadata: Schema.Attribute.JSON & Schema.Attribute.Private;
    origin: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sessionId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique;
    status: Schema.Attribute.String & Schema.Attribute.Private;
    type: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    userId: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
  };
}

export interface AdminTransferToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_tokens';
  info: {
    description: '';
    displayName: 'Transfer Token';
    name: 'Transfer Token';
    pluralName: 'transfer-tokens';
    singularName: 'transfer-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    expiresAt: Schema.Attribute.DateTime;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::transfer-token'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::transfer-token-permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminTransferTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_token_permissions';
  info: {
    description: '';
    displayName: 'Transfer Token Permission';
    name: 'Transfer Token Permission';
    pluralName: 'transfer-token-permissions';
    singularName: 'transfer-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::transfer-token-permission'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::transfer-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminUser extends Struct.CollectionTypeSchema {
  collectionName: 'admin_users';
  info: {
    description: '';
    displayName: 'User';
    name: 'User';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    apiTokens: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> & Schema.Attribute.Private;
    blocked: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    firstname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    isActive: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    lastname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::user'> & Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    preferedLanguage: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    registrationToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordTokenExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    roles: Schema.Attribute.Relation<'manyToMany', 'admin::role'> & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    username: Schema.Attribute.String;
  };
}

export interface ApiAuditAudit extends Struct.CollectionTypeSchema {
  collectionName: 'audits';
  info: {
    displayName: 'Deed of an Admin';
    pluralName: 'audits';
    singularName: 'audit';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String & Schema.Attribute.Required;
    by: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    collection: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    detail: Schema.Attribute.Text;
    label: Schema.Attribute.Text;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::audit.audit'> & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    record: Schema.Attribute.Integer;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiBarcodeBarcode extends Struct.CollectionTypeSchema {
  collectionName: 'barcodes';
  info: {
    displayName: 'Code on a pack';
    pluralName: 'barcodes';
    singularName: 'barcode';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    amount: Schema.Attribute.Float;
    code: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::barcode.barcode'> & Schema.Attribute.Private;
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    publishedAt: Schema.Attribute.DateTime;
    unit: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiCookbookCookbook extends Struct.CollectionTypeSchema {
  collectionName: 'cookbooks';
  info: {
    displayName: 'Cookbook';
    pluralName: 'cookbooks';
    singularName: 'cookbook';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    collaborators: Schema.Attribute.Relation<'manyToMany', 'api::user.user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    Description: Schema.Attribute.Text;
    dishes: Schema.Attribute.Relation<'manyToMany', 'api::dish.dish'>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<'images'>;
    language: Schema.Attribute.String & Schema.Attribute.DefaultTo<'en'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::cookbook.cookbook'> &
      Schema.Attribute.Private;
    Name: Schema.Attribute.Text & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    visibility: Schema.Attribute.Enumeration<['public', 'private']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'private'>;
  };
}

export interface ApiCookingCooking extends Struct.CollectionTypeSchema {
  collectionName: 'cookings';
  info: {
    displayName: 'Cooked recipe';
    pluralName: 'cookings';
    singularName: 'cooking';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    byHand: Schema.Attribute.Boolean;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    day: Schema.Attribute.String & Schema.Attribute.Required;
    dish: Schema.Attribute.Relation<'manyToOne', 'api::dish.dish'>;
    image: Schema.Attribute.Media<'images'>;
    key: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::cooking.cooking'> & Schema.Attribute.Private;
    Name: Schema.Attribute.Text;
    Note: Schema.Attribute.Text;
    outcome: Schema.Attribute.String;
    outcomeServings: Schema.Attribute.Float;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    user: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
  };
}

export interface ApiDishNoteDishNote extends Struct.CollectionTypeSchema {
  collectionName: 'dish_notes';
  info: {
    displayName: 'Note of a dish';
    pluralName: 'dish-notes';
    singularName: 'dish-note';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    dish: Schema.Attribute.Relation<'manyToOne', 'api::dish.dish'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::dish-note.dish-note'> &
      Schema.Attribute.Private;
    Note: Schema.Attribute.Text;
    publishedAt: Schema.Attribute.DateTime;
    rating: Schema.Attribute.Integer;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    user: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
  };
}

export interface ApiDishDish extends Struct.CollectionTypeSchema {
  collectionName: 'dishes';
  info: {
    displayName: 'Dish';
    pluralName: 'dishes';
    singularName: 'dish';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    allergens: Schema.Attribute.JSON;
    calories: Schema.Attribute.Float;
    carbs: Schema.Attribute.Float;
    collaborators: Schema.Attribute.Relation<'manyToMany', 'api::user.user'>;
    cookedWeight: Schema.Attribute.Float;
    costTetri: Schema.Attribute.Integer;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    Description: Schema.Attribute.Text;
    dietaryFlags: Schema.Attribute.JSON;
    DishImages: Schema.Attribute.Media<'images', true>;
    fasting: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    fats: Schema.Attribute.Float;
    featured: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    incompleteProducts: Schema.Attribute.JSON;
    ingredients: Schema.Attribute.Component<'dish.ingredient', true>;
    language: Schema.Attribute.String & Schema.Attribute.DefaultTo<'en'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::dish.dish'> & Schema.Attribute.Private;
    lookAgain: Schema.Attribute.JSON;
    Name: Schema.Attribute.Text & Schema.Attribute.Required;
    Note: Schema.Attribute.Text;
    nutrients: Schema.Attribute.JSON;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    prepTime: Schema.Attribute.Integer;
    pricelessProducts: Schema.Attribute.JSON;
    prots: Schema.Attribute.Float;
    publishedAt: Schema.Attribute.DateTime;
    saveCount: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    sections: Schema.Attribute.Component<'dish.section', true>;
    servingAmount: Schema.Attribute.Integer;
    sourceUrl: Schema.Attribute.Text;
    Steps: Schema.Attribute.Component<'dish.step', true>;
    tags: Schema.Attribute.JSON;
    TimeToCook: Schema.Attribute.Integer;
    translationOf: Schema.Attribute.Integer;
    types: Schema.Attribute.JSON;
    unknownAllergens: Schema.Attribute.JSON;
    unknownFacts: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    visibility: Schema.Attribute.Enumeration<['public', 'private']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'private'>;
  };
}

export interface ApiExaminationExamination extends Struct.CollectionTypeSchema {
  collectionName: 'examinations';
  info: {
    displayName: 'Examination';
    pluralName: 'examinations';
    singularName: 'examination';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    day: Schema.Attribute.String & Schema.Attribute.Required;
    files: Schema.Attribute.Media<'images' | 'files', true>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::examination.examination'> &
      Schema.Attribute.Private;
    Name: Schema.Attribute.Text & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    publishedAt: Schema.Attribute.DateTime;
    results: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    visit: Schema.Attribute.Relation<'manyToOne', 'api::visit.visit'>;
  };
}

export interface ApiExerciseExercise extends Struct.CollectionTypeSchema {
  collectionName: 'exercises';
  info: {
    displayName: 'Exercise';
    pluralName: 'exercises';
    singularName: 'exercise';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    burnedCalories: Schema.Attribute.Float;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    Description: Schema.Attribute.Text;
    duration: Schema.Attribute.Integer;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    Images: Schema.Attribute.Media<'images', true>;
    language: Schema.Attribute.String & Schema.Attribute.DefaultTo<'en'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::exercise.exercise'> &
      Schema.Attribute.Private;
    Name: Schema.Attribute.Text & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    publishedAt: Schema.Attribute.DateTime;
    tag: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    visibility: Schema.Attribute.Enumeration<['public', 'private']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'private'>;
    youtubeLink: Schema.Attribute.Text;
  };
}

export interface ApiFoodFood extends Struct.CollectionTypeSchema {
  collectionName: 'foods';
  info: {
    displayName: 'Food';
    pluralName: 'foods';
    singularName: 'food';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    allergens: Schema.Attribute.JSON;
    calories: Schema.Attribute.Float;
    carbs: Schema.Attribute.Float;
    category: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    curated: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    edibleShare: Schema.Attribute.Float;
    fats: Schema.Attribute.Float;
    fibre: Schema.Attribute.Float;
    gramsPerMl: Schema.Attribute.Float;
    gramsPerPiece: Schema.Attribute.Float;
    group: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::food.food'> & Schema.Attribute.Private;
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    NameKa: Schema.Attribute.String;
    ndb: Schema.Attribute.String;
    nutrients: Schema.Attribute.JSON;
    origin: Schema.Attribute.String;
    otherNames: Schema.Attribute.JSON;
    otherNamesKa: Schema.Attribute.JSON;
    pieceName: Schema.Attribute.String;
    portions: Schema.Attribute.JSON;
    prots: Schema.Attribute.Float;
    publishedAt: Schema.Attribute.DateTime;
    salt: Schema.Attribute.Float;
    saturatedFat: Schema.Attribute.Float;
    state: Schema.Attribute.String;
    substitutes: Schema.Attribute.JSON;
    sugar: Schema.Attribute.Float;
    tableName: Schema.Attribute.Text;
    unknownAllergens: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiHouseholdHousehold extends Struct.CollectionTypeSchema {
  collectionName: 'households';
  info: {
    displayName: 'Household';
    pluralName: 'households';
    singularName: 'household';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    invitations: Schema.Attribute.JSON & Schema.Attribute.Private;
    joinToken: Schema.Attribute.String & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::household.household'> &
      Schema.Attribute.Private;
    members: Schema.Attribute.Relation<'manyToMany', 'api::user.user'>;
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiImportImport extends Struct.CollectionTypeSchema {
  collectionName: 'imports';
  info: {
    displayName: 'Import';
    pluralName: 'imports';
    singularName: 'import';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    expiresOn: Schema.Attribute.String;
    extras: Schema.Attribute.JSON;
    faults: Schema.Attribute.JSON;
    leftOut: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::import.import'> & Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    progress: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    source: Schema.Attribute.JSON;
    state: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    work: Schema.Attribute.JSON & Schema.Attribute.Private;
  };
}

export interface ApiIntakeIntake extends Struct.CollectionTypeSchema {
  collectionName: 'intakes';
  info: {
    displayName: 'Intake of a supplement';
    pluralName: 'intakes';
    singularName: 'intake';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    dosage: Schema.Attribute.Float;
    from: Schema.Attribute.String;
    left: Schema.Attribute.Float;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::intake.intake'> & Schema.Attribute.Private;
    Name: Schema.Attribute.Text;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    publishedAt: Schema.Attribute.DateTime;
    supplement: Schema.Attribute.Relation<'manyToOne', 'api::supplement.supplement'>;
    times: Schema.Attribute.JSON;
    until: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiLogLog extends Struct.CollectionTypeSchema {
  collectionName: 'logs';
  info: {
    displayName: 'Done mark';
    pluralName: 'logs';
    singularName: 'log';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    amount: Schema.Attribute.Float;
    calories: Schema.Attribute.Float;
    carbs: Schema.Attribute.Float;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    day: Schema.Attribute.String & Schema.Attribute.Required;
    dish: Schema.Attribute.Relation<'manyToOne', 'api::dish.dish'>;
    fats: Schema.Attribute.Float;
    food: Schema.Attribute.Relation<'manyToOne', 'api::food.food'>;
    intake: Schema.Attribute.Relation<'manyToOne', 'api::intake.intake'>;
    key: Schema.Attribute.String & Schema.Attribute.Required;
    kind: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::log.log'> & Schema.Attribute.Private;
    mealplan: Schema.Attribute.Relation<'manyToOne', 'api::mealplan.mealplan'>;
    Name: Schema.Attribute.Text;
    nutrients: Schema.Attribute.JSON;
    outcome: Schema.Attribute.String;
    outcomeServings: Schema.Attribute.Float;
    peeled: Schema.Attribute.Boolean;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    prots: Schema.Attribute.Float;
    publishedAt: Schema.Attribute.DateTime;
    schedule: Schema.Attribute.Relation<'manyToOne', 'api::schedule.schedule'>;
    state: Schema.Attribute.String & Schema.Attribute.Required;
    subscription: Schema.Attribute.Relation<'manyToOne', 'api::subscription.subscription'>;
    taken: Schema.Attribute.Float & Schema.Attribute.Private;
    text: Schema.Attribute.Text;
    unit: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    user: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
  };
}

export interface ApiMealplanMealplan extends Struct.CollectionTypeSchema {
  collectionName: 'mealplans';
  info: {
    displayName: 'Mealplan';
    pluralName: 'mealplans';
    singularName: 'mealplan';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    agreed: Schema.Attribute.JSON & Schema.Attribute.Private;
    calories: Schema.Attribute.Float;
    carbs: Schema.Attribute.Float;
    costTetri: Schema.Attribute.Integer;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    dayCount: Schema.Attribute.Integer;
    days: Schema.Attribute.JSON;
    Description: Schema.Attribute.Text;
    dietaryFlags: Schema.Attribute.JSON;
    eaters: Schema.Attribute.JSON;
    fats: Schema.Attribute.Float;
    featured: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    Images: Schema.Attribute.Media<'images', true>;
    incompleteProducts: Schema.Attribute.JSON;
    joinToken: Schema.Attribute.String & Schema.Attribute.Private;
    language: Schema.Attribute.String & Schema.Attribute.DefaultTo<'en'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::mealplan.mealplan'> &
      Schema.Attribute.Private;
    Name: Schema.Attribute.Text & Schema.Attribute.Required;
    offeredUntil: Schema.Attribute.String;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    pricelessProducts: Schema.Attribute.JSON;
    prots: Schema.Attribute.Float;
    published: Schema.Attribute.JSON & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    repeat: Schema.Attribute.String & Schema.Attribute.DefaultTo<'none'>;
    startDate: Schema.Attribute.String;
    targets: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    visibility: Schema.Attribute.Enumeration<['public', 'private']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'private'>;
  };
}

export interface ApiMembershipMembership extends Struct.CollectionTypeSchema {
  collectionName: 'memberships';
  info: {
    displayName: 'Membership';
    pluralName: 'memberships';
    singularName: 'membership';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    eatsAlong: Schema.Attribute.Boolean;
    email: Schema.Attribute.Text & Schema.Attribute.Private;
    invitedBy: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::membership.membership'> &
      Schema.Attribute.Private;
    mealplan: Schema.Attribute.Relation<'manyToOne', 'api::mealplan.mealplan'>;
    planName: Schema.Attribute.Text;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Enumeration<['viewer', 'editor']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'viewer'>;
    state: Schema.Attribute.Enumeration<['invited', 'accepted', 'declined']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'invited'>;
    token: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    user: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
  };
}

export interface ApiOrderOrder extends Struct.CollectionTypeSchema {
  collectionName: 'orders';
  info: {
    displayName: 'Order';
    pluralName: 'orders';
    singularName: 'order';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    address: Schema.Attribute.JSON & Schema.Attribute.Private;
    codeFails: Schema.Attribute.Integer & Schema.Attribute.Private & Schema.Attribute.DefaultTo<0>;
    courier: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    customer: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    deliveredAt: Schema.Attribute.String;
    deliveryCode: Schema.Attribute.String & Schema.Attribute.Private;
    district: Schema.Attribute.String;
    districtKa: Schema.Attribute.String;
    estimatedTetri: Schema.Attribute.Integer;
    feeTetri: Schema.Attribute.Integer;
    history: Schema.Attribute.JSON;
    isUnconfirmed: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    lineCount: Schema.Attribute.Integer;
    lines: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::order.order'> & Schema.Attribute.Private;
    lockedUntil: Schema.Attribute.String & Schema.Attribute.Private;
    Note: Schema.Attribute.Text & Schema.Attribute.Private;
    number: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.Unique;
    packing: Schema.Attribute.JSON;
    payment: Schema.Attribute.String;
    proof: Schema.Attribute.Media<'images'>;
    publishedAt: Schema.Attribute.DateTime;
    questions: Schema.Attribute.JSON;
    receivedBy: Schema.Attribute.String;
    recipient: Schema.Attribute.JSON & Schema.Attribute.Private;
    reservations: Schema.Attribute.JSON & Schema.Attribute.Private;
    shoplist: Schema.Attribute.Relation<'manyToOne', 'api::shoplist.shoplist'>;
    state: Schema.Attribute.String & Schema.Attribute.Required;
    toPayTetri: Schema.Attribute.Integer;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    wantedFrom: Schema.Attribute.String;
    wantedTo: Schema.Attribute.String;
    weightGrams: Schema.Attribute.Float;
    zone: Schema.Attribute.String;
  };
}

export interface ApiPantryItemPantryItem extends Struct.CollectionTypeSchema {
  collectionName: 'pantry_items';
  info: {
    displayName: 'Thing at home';
    pluralName: 'pantry-items';
    singularName: 'pantry-item';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    amount: Schema.Attribute.Float;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    expiresOn: Schema.Attribute.String;
    key: Schema.Attribute.String & Schema.Attribute.Required;
    level: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::pantry-item.pantry-item'> &
      Schema.Attribute.Private;
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    openedOn: Schema.Attribute.String;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    place: Schema.Attribute.String;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    publishedAt: Schema.Attribute.DateTime;
    staple: Schema.Attribute.JSON;
    unit: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPantryMovementPantryMovement extends Struct.CollectionTypeSchema {
  collectionName: 'pantry_movements';
  info: {
    displayName: "Step in a pantry's book";
    pluralName: 'pantry-movements';
    singularName: 'pantry-movement';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    amount: Schema.Attribute.Float;
    by: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    cause: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    delta: Schema.Attribute.Float;
    item: Schema.Attribute.Relation<'manyToOne', 'api::pantry-item.pantry-item'>;
    key: Schema.Attribute.String & Schema.Attribute.Required;
    level: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::pantry-movement.pantry-movement'> &
      Schema.Attribute.Private;
    meal: Schema.Attribute.String & Schema.Attribute.Private;
    Name: Schema.Attribute.String;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    publishedAt: Schema.Attribute.DateTime;
    reason: Schema.Attribute.String;
    said: Schema.Attribute.JSON & Schema.Attribute.Private;
    undoes: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPricePrice extends Struct.CollectionTypeSchema {
  collectionName: 'prices';
  info: {
    displayName: 'Price paid';
    pluralName: 'prices';
    singularName: 'price';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    amount: Schema.Attribute.Float & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    day: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::price.price'> & Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    publishedAt: Schema.Attribute.DateTime;
    shop: Schema.Attribute.String;
    tetri: Schema.Attribute.Integer & Schema.Attribute.Required;
    unit: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiProductProduct extends Struct.CollectionTypeSchema {
  collectionName: 'products';
  info: {
    displayName: 'Product';
    pluralName: 'products';
    singularName: 'product';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    allergens: Schema.Attribute.JSON;
    calories: Schema.Attribute.Float;
    carbs: Schema.Attribute.Float;
    category: Schema.Attribute.String;
    costTetri: Schema.Attribute.Float;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    edibleShare: Schema.Attribute.Float;
    fats: Schema.Attribute.Float;
    fibre: Schema.Attribute.Float;
    food: Schema.Attribute.Relation<'manyToOne', 'api::food.food'>;
    gramsPerMl: Schema.Attribute.Float;
    gramsPerPiece: Schema.Attribute.Float;
    language: Schema.Attribute.String & Schema.Attribute.DefaultTo<'en'>;
    lent: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::product.product'> & Schema.Attribute.Private;
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    NameKa: Schema.Attribute.String;
    nutrients: Schema.Attribute.JSON;
    origin: Schema.Attribute.String;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    packSize: Schema.Attribute.Float;
    pieceName: Schema.Attribute.String;
    portions: Schema.Attribute.JSON;
    prots: Schema.Attribute.Float;
    publishedAt: Schema.Attribute.DateTime;
    salt: Schema.Attribute.Float;
    saturatedFat: Schema.Attribute.Float;
    sold: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    substitutes: Schema.Attribute.JSON;
    sugar: Schema.Attribute.Float;
    unknownAllergens: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    verified: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface ApiReportReport extends Struct.CollectionTypeSchema {
  collectionName: 'reports';
  info: {
    displayName: 'Report';
    pluralName: 'reports';
    singularName: 'report';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    by: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    collection: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::report.report'> & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    record: Schema.Attribute.Integer & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<['open', 'hidden', 'dismissed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'open'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    why: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface ApiSaveSave extends Struct.CollectionTypeSchema {
  collectionName: 'saves';
  info: {
    displayName: 'Saved dish';
    pluralName: 'saves';
    singularName: 'save';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    dish: Schema.Attribute.Relation<'manyToOne', 'api::dish.dish'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::save.save'> & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    user: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
  };
}

export interface ApiScheduleSchedule extends Struct.CollectionTypeSchema {
  collectionName: 'schedules';
  info: {
    displayName: 'Exercise schedule';
    pluralName: 'schedules';
    singularName: 'schedule';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    days: Schema.Attribute.JSON;
    exercise: Schema.Attribute.Relation<'manyToOne', 'api::exercise.exercise'>;
    from: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::schedule.schedule'> &
      Schema.Attribute.Private;
    Name: Schema.Attribute.Text;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    publishedAt: Schema.Attribute.DateTime;
    until: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiShopItemShopItem extends Struct.CollectionTypeSchema {
  collectionName: 'shop_items';
  info: {
    displayName: 'Line of a shopping list';
    pluralName: 'shop-items';
    singularName: 'shop-item';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    amount: Schema.Attribute.Float;
    atHome: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    category: Schema.Attribute.String & Schema.Attribute.DefaultTo<'other'>;
    checked: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    checkedBy: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    delivery: Schema.Attribute.String;
    fault: Schema.Attribute.String;
    from: Schema.Attribute.JSON;
    key: Schema.Attribute.String & Schema.Attribute.Required;
    list: Schema.Attribute.Relation<'manyToOne', 'api::shoplist.shoplist'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::shop-item.shop-item'> &
      Schema.Attribute.Private;
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    order: Schema.Attribute.JSON;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    publishedAt: Schema.Attribute.DateTime;
    there: Schema.Attribute.Float;
    unit: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiShopShop extends Struct.CollectionTypeSchema {
  collectionName: 'shops';
  info: {
    displayName: 'Shop';
    pluralName: 'shops';
    singularName: 'shop';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    daysAhead: Schema.Attribute.Integer;
    feeTetri: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    hours: Schema.Attribute.JSON;
    isTaking: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    leadMinutes: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::shop.shop'> & Schema.Attribute.Private;
    markupPercent: Schema.Attribute.Float & Schema.Attribute.DefaultTo<0>;
    minimumTetri: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    phone: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    windowMinutes: Schema.Attribute.Integer;
    zones: Schema.Attribute.JSON;
  };
}

export interface ApiShoplistShoplist extends Struct.CollectionTypeSchema {
  collectionName: 'shoplists';
  info: {
    displayName: 'Shopping list';
    pluralName: 'shoplists';
    singularName: 'shoplist';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    aisles: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    from: Schema.Attribute.String;
    language: Schema.Attribute.String & Schema.Attribute.DefaultTo<'en'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::shoplist.shoplist'> &
      Schema.Attribute.Private;
    mealplan: Schema.Attribute.Relation<'manyToOne', 'api::mealplan.mealplan'>;
    members: Schema.Attribute.Relation<'manyToMany', 'api::user.user'>;
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    publishedAt: Schema.Attribute.DateTime;
    to: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiStockMovementStockMovement extends Struct.CollectionTypeSchema {
  collectionName: 'stock_movements';
  info: {
    displayName: 'Stock movement';
    pluralName: 'stock-movements';
    singularName: 'stock-movement';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    at: Schema.Attribute.String & Schema.Attribute.Required;
    by: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    delta: Schema.Attribute.Float & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::stock-movement.stock-movement'> &
      Schema.Attribute.Private;
    note: Schema.Attribute.Text;
    order: Schema.Attribute.Relation<'manyToOne', 'api::order.order'>;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    publishedAt: Schema.Attribute.DateTime;
    reason: Schema.Attribute.String & Schema.Attribute.Required;
    stock: Schema.Attribute.Relation<'manyToOne', 'api::stock.stock'>;
    unit: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiStockStock extends Struct.CollectionTypeSchema {
  collectionName: 'stocks';
  info: {
    displayName: 'Stock';
    pluralName: 'stocks';
    singularName: 'stock';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    expiresOn: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::stock.stock'> & Schema.Attribute.Private;
    minimum: Schema.Attribute.Float;
    place: Schema.Attribute.String;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    publishedAt: Schema.Attribute.DateTime;
    quantity: Schema.Attribute.Float & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    reserved: Schema.Attribute.Float & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    unit: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiSubscriptionSubscription extends Struct.CollectionTypeSchema {
  collectionName: 'subscriptions';
  info: {
    displayName: 'Subscription';
    pluralName: 'subscriptions';
    singularName: 'subscription';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    author: Schema.Attribute.Integer & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    days: Schema.Attribute.JSON;
    earlier: Schema.Attribute.JSON & Schema.Attribute.Private;
    eaters: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::subscription.subscription'> &
      Schema.Attribute.Private;
    mealplan: Schema.Attribute.Relation<'manyToOne', 'api::mealplan.mealplan'>;
    Name: Schema.Attribute.Text;
    pausedFrom: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    repeat: Schema.Attribute.String;
    shareProgress: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    startDate: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    user: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    version: Schema.Attribute.Integer;
  };
}

export interface ApiSupplementSupplement extends Struct.CollectionTypeSchema {
  collectionName: 'supplements';
  info: {
    displayName: 'Supplement';
    pluralName: 'supplements';
    singularName: 'supplement';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    benefits: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    dailyDosage: Schema.Attribute.Float;
    Description: Schema.Attribute.Text;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    Images: Schema.Attribute.Media<'images', true>;
    language: Schema.Attribute.String & Schema.Attribute.DefaultTo<'en'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::supplement.supplement'> &
      Schema.Attribute.Private;
    Name: Schema.Attribute.Text & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    priceTetri: Schema.Attribute.Integer;
    publishedAt: Schema.Attribute.DateTime;
    quantity: Schema.Attribute.Float;
    timesToTake: Schema.Attribute.JSON;
    unit: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    usage: Schema.Attribute.Text;
    visibility: Schema.Attribute.Enumeration<['public', 'private']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'private'>;
  };
}

export interface ApiUserUser extends Struct.CollectionTypeSchema {
  collectionName: 'people';
  info: {
    displayName: 'Person';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    activity: Schema.Attribute.String & Schema.Attribute.Private;
    addresses: Schema.Attribute.JSON & Schema.Attribute.Private;
    allergens: Schema.Attribute.JSON & Schema.Attribute.Private;
    avatar: Schema.Attribute.Media<'images'>;
    birthYear: Schema.Attribute.Integer & Schema.Attribute.Private;
    blocked: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    budgetTetri: Schema.Attribute.Integer;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    diet: Schema.Attribute.JSON & Schema.Attribute.Private;
    email: Schema.Attribute.Email & Schema.Attribute.Private;
    emailVerified: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    feedKinds: Schema.Attribute.JSON & Schema.Attribute.Private;
    feedToken: Schema.Attribute.String & Schema.Attribute.Private;
    height: Schema.Attribute.Float & Schema.Attribute.Private;
    household: Schema.Attribute.JSON & Schema.Attribute.Private;
    language: Schema.Attribute.String & Schema.Attribute.DefaultTo<'en'>;
    learning: Schema.Attribute.JSON & Schema.Attribute.Private;
    learnsTargets: Schema.Attribute.Boolean & Schema.Attribute.Private;
    listed: Schema.Attribute.Boolean & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::user.user'> & Schema.Attribute.Private;
    measures: Schema.Attribute.String & Schema.Attribute.Private;
    Name: Schema.Attribute.Text;
    openFoodFacts: Schema.Attribute.Boolean & Schema.Attribute.Private;
    phone: Schema.Attribute.String & Schema.Attribute.Private;
    planning: Schema.Attribute.JSON & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Rolee: Schema.Attribute.Enumeration<['Admin', 'User', 'Courier']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'User'>;
    sex: Schema.Attribute.String & Schema.Attribute.Private;
    staples: Schema.Attribute.JSON & Schema.Attribute.Private;
    targets: Schema.Attribute.JSON & Schema.Attribute.Private;
    timeZone: Schema.Attribute.String & Schema.Attribute.Private & Schema.Attribute.DefaultTo<'Asia/Tbilisi'>;
    uid: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    usesUpHome: Schema.Attribute.Boolean & Schema.Attribute.Private;
    weightGoal: Schema.Attribute.String & Schema.Attribute.Private;
    welcomed: Schema.Attribute.Boolean & Schema.Attribute.Private;
    zoneConfirmed: Schema.Attribute.Boolean & Schema.Attribute.Private;
  };
}

export interface ApiVisitVisit extends Struct.CollectionTypeSchema {
  collectionName: 'visits';
  info: {
    displayName: "Doctor's visit";
    pluralName: 'visits';
    singularName: 'visit';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    doctor: Schema.Attribute.Text & Schema.Attribute.Required;
    files: Schema.Attribute.Media<'images' | 'files', true>;
    key: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::visit.visit'> & Schema.Attribute.Private;
    Note: Schema.Attribute.Text;
    owner: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
    place: Schema.Attribute.Text;
    publishedAt: Schema.Attribute.DateTime;
    specialty: Schema.Attribute.Text;
    startsAt: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiWeightWeight extends Struct.CollectionTypeSchema {
  collectionName: 'weights';
  info: {
    displayName: 'Body weight';
    pluralName: 'weights';
    singularName: 'weight';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    day: Schema.Attribute.String & Schema.Attribute.Required;
    kilograms: Schema.Attribute.Float & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::weight.weight'> & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    user: Schema.Attribute.Relation<'manyToOne', 'api::user.user'>;
  };
}

export interface PluginContentReleasesRelease extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_releases';
  info: {
    displayName: 'Release';
    pluralName: 'releases';
    singularName: 'release';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    actions: Schema.Attribute.Relation<'oneToMany', 'plugin::content-releases.release-action'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::content-releases.release'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    releasedAt: Schema.Attribute.DateTime;
    scheduledAt: Schema.Attribute.DateTime;
    status: Schema.Attribute.Enumeration<['ready', 'blocked', 'failed', 'done', 'empty']> &
      Schema.Attribute.Required;
    timezone: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesReleaseAction extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_release_actions';
  info: {
    displayName: 'Release Action';
    pluralName: 'release-actions';
    singularName: 'release-action';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentType: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    entryDocumentId: Schema.Attribute.String;
    isEntryValid: Schema.Attribute.Boolean;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::content-releases.release-action'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    release: Schema.Attribute.Relation<'manyToOne', 'plugin::content-releases.release'>;
    type: Schema.Attribute.Enumeration<['publish', 'unpublish']> & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginI18NLocale extends Struct.CollectionTypeSchema {
  collectionName: 'i18n_locale';
  info: {
    collectionName: 'locales';
    description: '';
    displayName: 'Locale';
    pluralName: 'locales';
    singularName: 'locale';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String & Schema.Attribute.Unique;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::i18n.locale'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflow extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows';
  info: {
    description: '';
    displayName: 'Workflow';
    name: 'Workflow';
    pluralName: 'workflows';
    singularName: 'workflow';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentTypes: Schema.Attribute.JSON & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'[]'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::review-workflows.workflow'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    stageRequiredToPublish: Schema.Attribute.Relation<'oneToOne', 'plugin::review-workflows.workflow-stage'>;
    stages: Schema.Attribute.Relation<'oneToMany', 'plugin::review-workflows.workflow-stage'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflowStage extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows_stages';
  info: {
    description: '';
    displayName: 'Stages';
    name: 'Workflow Stage';
    pluralName: 'workflow-stages';
    singularName: 'workflow-stage';
  };
  options: {
    draftAndPublish: false;
    version: '1.1.0';
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    color: Schema.Attribute.String & Schema.Attribute.DefaultTo<'#4945FF'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::review-workflows.workflow-stage'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    permissions: Schema.Attribute.Relation<'manyToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    workflow: Schema.Attribute.Relation<'manyToOne', 'plugin::review-workflows.workflow'>;
  };
}

export interface PluginUploadFile extends Struct.CollectionTypeSchema {
  collectionName: 'files';
  info: {
    description: '';
    displayName: 'File';
    pluralName: 'files';
    singularName: 'file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    alternativeText: Schema.Attribute.Text;
    caption: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    ext: Schema.Attribute.String;
    focalPoint: Schema.Attribute.JSON;
    folder: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'> & Schema.Attribute.Private;
    folderPath: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    formats: Schema.Attribute.JSON;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    height: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.file'> & Schema.Attribute.Private;
    mime: Schema.Attribute.String & Schema.Attribute.Required;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    previewUrl: Schema.Attribute.Text;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    provider_metadata: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    related: Schema.Attribute.Relation<'morphToMany'>;
    size: Schema.Attribute.Decimal & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    url: Schema.Attribute.Text & Schema.Attribute.Required;
    width: Schema.Attribute.Integer;
  };
}

export interface PluginUploadFolder extends Struct.CollectionTypeSchema {
  collectionName: 'upload_folders';
  info: {
    displayName: 'Folder';
    pluralName: 'folders';
    singularName: 'folder';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    children: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.folder'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    files: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.file'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.folder'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    parent: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'>;
    path: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    pathId: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ContentTypeSchemas {
      'admin::api-token': AdminApiToken;
      'admin::api-token-permission': AdminApiTokenPermission;
      'admin::permission': AdminPermission;
      'admin::role': AdminRole;
      'admin::session': AdminSession;
      'admin::transfer-token': AdminTransferToken;
      'admin::transfer-token-permission': AdminTransferTokenPermission;
      'admin::user': AdminUser;
      'api::audit.audit': ApiAuditAudit;
      'api::barcode.barcode': ApiBarcodeBarcode;
      'api::cookbook.cookbook': ApiCookbookCookbook;
      'api::cooking.cooking': ApiCookingCooking;
      'api::dish-note.dish-note': ApiDishNoteDishNote;
      'api::dish.dish': ApiDishDish;
      'api::examination.examination': ApiExaminationExamination;
      'api::exercise.exercise': ApiExerciseExercise;
      'api::food.food': ApiFoodFood;
      'api::household.household': ApiHouseholdHousehold;
      'api::import.import': ApiImportImport;
      'api::intake.intake': ApiIntakeIntake;
      'api::log.log': ApiLogLog;
      'api::mealplan.mealplan': ApiMealplanMealplan;
      'api::membership.membership': ApiMembershipMembership;
      'api::order.order': ApiOrderOrder;
      'api::pantry-item.pantry-item': ApiPantryItemPantryItem;
      'api::pantry-movement.pantry-movement': ApiPantryMovementPantryMovement;
      'api::price.price': ApiPricePrice;
      'api::product.product': ApiProductProduct;
      'api::report.report': ApiReportReport;
      'api::save.save': ApiSaveSave;
      'api::schedule.schedule': ApiScheduleSchedule;
      'api::shop-item.shop-item': ApiShopItemShopItem;
      'api::shop.shop': ApiShopShop;
      'api::shoplist.shoplist': ApiShoplistShoplist;
      'api::stock-movement.stock-movement': ApiStockMovementStockMovement;
      'api::stock.stock': ApiStockStock;
      'api::subscription.subscription': ApiSubscriptionSubscription;
      'api::supplement.supplement': ApiSupplementSupplement;
      'api::user.user': ApiUserUser;
      'api::visit.visit': ApiVisitVisit;
      'api::weight.weight': ApiWeightWeight;
      'plugin::content-releases.release': PluginContentReleasesRelease;
      'plugin::content-releases.release-action': PluginContentReleasesReleaseAction;
      'plugin::i18n.locale': PluginI18NLocale;
      'plugin::review-workflows.workflow': PluginReviewWorkflowsWorkflow;
      'plugin::review-workflows.workflow-stage': PluginReviewWorkflowsWorkflowStage;
      'plugin::upload.file': PluginUploadFile;
      'plugin::upload.folder': PluginUploadFolder;
    }
  }
}
