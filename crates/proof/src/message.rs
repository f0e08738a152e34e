//! What stands in a message: its gaps, its attributes, its choices between plurals.

use crate::files::Language;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};

/// One message of one language.
#[derive(Default, Debug)]
pub struct Facts {
    /// The file that it stands in.
    pub file: String,
    /// Does it have words of its own, not only attributes?
    pub has_value: bool,
    /// Is there a value or an attribute without any words?
    pub is_empty: bool,
    /// Is it told where it is seen: by a comment of its own, or by a heading above it?
    pub is_placed: bool,
    /// The names of its attributes.
    pub attributes: BTreeSet<String>,
    /// The gaps that are filled in.
    pub gaps: BTreeSet<String>,
    /// The messages and terms that it takes in.
    pub taken_in: BTreeSet<String>,
    /// The choices by number: the names of their variants.
    pub plurals: Vec<BTreeSet<String>>,
}

/// The messages of a language by key, and what cannot be read in its files. Terms begin with a hyphen.
pub fn facts(language: &Language) -> (BTreeMap<String, Facts>, Vec<String>) {
    let (mut all, mut faults) = (BTreeMap::new(), Vec::new());
    for (file, text) in &language.files {
        let resource = fluent_syntax::parser::parse(&**text).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(|error| format!("{}/{file}: {error}", language.tag)));
            resource
        });
        for (key, one) in read(file, &resource) {
            if all.insert(key.clone(), one).is_some() {
                faults.push(format!("{}/{file}: {key} stands there twice", language.tag));
            }
        }
    }
    (all, faults)
}

fn read(file: &str, resource: &Resource<&str>) -> Vec<(String, Facts)> {
    let mut heading = false;
    let mut found = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::GroupComment(comment) => heading = comment.content.iter().any(|line| !line.trim().is_empty()),
            Entry::Message(message) => found.push((message.id.name.to_owned(), message_facts(file, message, heading))),
            Entry::Term(term) => {
                let mut facts = Facts { file: file.to_owned(), has_value: true, ..Facts::default() };
                facts.is_placed = heading || term.comment.is_some();
                facts.pattern(&term.value);
                found.push((format!("-{}", term.id.name), facts));
            }
            // What stands loose belongs to no message: it cannot say where those that follow are seen.
            Entry::Comment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    found
}

fn message_facts(file: &str, message: &Message<&str>, heading: bool) -> Facts {
    let mut facts = Facts { file: file.to_owned(), has_value: message.value.is_some(), ..Facts::default() };
    facts.is_placed = heading || message.comment.is_some();
    message.value.iter().for_each(|value| facts.pattern(value));
    for attribute in &message.attributes {
        facts.attributes.insert(attribute.id.name.to_owned());
        facts.pattern(&attribute.value);
    }
    let patterns = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
    facts.is_empty = patterns.into_iter().any(|pattern| !has_words(pattern));
    facts
}

fn has_words(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { value } => !value.trim().is_empty(),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            !value.trim().is_empty()
        }
        PatternElement::Placeable { .. } => true,
    })
}

/// The names of plural classes.
pub const CLASSES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Facts {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
                let names: BTreeSet<String> = variants.iter().map(|variant| variant_name(variant).to_owned()).collect();
                // Exact numbers alone tell cases apart and no plurals.
                let counts = names.iter().any(|name| CLASSES.contains(&name.as_str()) && name != "other");
                if counts {
                    self.plurals.push(names);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.gaps.insert(id.name.to_owned()),
            InlineExpression::MessageReference { id, .. } => _ = self.taken_in.insert(id.name.to_owned()),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.taken_in.insert(format!("-{}", id.name));
                arguments.iter().for_each(|given| self.arguments(given));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, given: &fluent_syntax::ast::CallArguments<&str>) {
        given.positional.iter().for_each(|inline| self.inline(inline));
        given.named.iter().for_each(|named| self.inline(&named.value));
    }
}

/// What a variant is chosen by.
pub(crate) fn variant_name<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
