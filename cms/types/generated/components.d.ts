import type { Schema, Struct } from '@strapi/strapi';

export interface DishIngredient extends Struct.ComponentSchema {
  collectionName: 'components_dish_ingredients';
  info: {
    displayName: 'Ingredient';
  };
  attributes: {
    amount: Schema.Attribute.Float;
    amountTo: Schema.Attribute.Float;
    key: Schema.Attribute.String;
    name: Schema.Attribute.Text;
    note: Schema.Attribute.Text;
    product: Schema.Attribute.Relation<'oneToOne', 'api::product.product'>;
    text: Schema.Attribute.Text;
    unit: Schema.Attribute.String;
  };
}

export interface DishSection extends Struct.ComponentSchema {
  collectionName: 'components_dish_sections';
  info: {
    displayName: 'Section';
  };
  attributes: {
    ingredients: Schema.Attribute.Component<'dish.ingredient', true>;
    key: Schema.Attribute.String;
    title: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface DishStep extends Struct.ComponentSchema {
  collectionName: 'components_dish_steps';
  info: {
    displayName: 'Step';
  };
  attributes: {
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    images: Schema.Attribute.Media<'images', true>;
    key: Schema.Attribute.String;
    minutes: Schema.Attribute.Integer;
    video: Schema.Attribute.Text;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'dish.ingredient': DishIngredient;
      'dish.section': DishSection;
      'dish.step': DishStep;
    }
  }
}
